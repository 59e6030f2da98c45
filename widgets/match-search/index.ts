import { register } from '../../src/element/register'
import { matchSearch } from './screen'

register(matchSearch)
