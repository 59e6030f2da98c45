import { register } from '../../src/element/register'
import { matchList } from './screen'

register(matchList)
