import { register } from '../../src/element/register'
import { matchSearch } from './match-search'

register(matchSearch)
