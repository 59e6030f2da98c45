import { register } from '../../src/element/register'
import { roster } from './roster'

register(roster)
