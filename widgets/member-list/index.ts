import { register } from '../../src/element/register'
import { memberList } from './member-list'

register(memberList)
