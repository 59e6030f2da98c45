import { register } from '../../src/element/register'
import { nationalTeam } from './screen'

register(nationalTeam)
