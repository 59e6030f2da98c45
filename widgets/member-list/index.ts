import { register } from '../../src/element/register'
import { memberList } from './screen'

register(memberList)
