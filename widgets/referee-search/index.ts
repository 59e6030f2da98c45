import { register } from '../../src/element/register'
import { refereeSearch } from './screen'

register(refereeSearch)
