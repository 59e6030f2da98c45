import { register } from '../../src/element/register'
import { player } from './player'

register(player)
