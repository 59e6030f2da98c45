import { register } from '../../src/element/register'
import { roster } from './screen'

register(roster)
