import { register } from '../../src/element/register'
import { refereeSearch } from './referee-search'

register(refereeSearch)
