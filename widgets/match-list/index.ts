import { register } from '../../src/element/register'
import { matchList } from './match-list'

register(matchList)
