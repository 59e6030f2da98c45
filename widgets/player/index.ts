import { register } from '../../src/element/register'
import { player } from './screen'

register(player)
