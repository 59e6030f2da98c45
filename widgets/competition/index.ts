import { register } from '../../src/element/register'
import { competition } from './screen'

register(competition)
