import { register } from '../../src/element/register'
import { nationalTeam } from './national-team'

register(nationalTeam)
