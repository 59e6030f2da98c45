import { register } from '../../src/element/register'
import { competition } from './competition'

register(competition)
