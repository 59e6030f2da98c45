import { register } from '../../src/element/register'
import { competitionHistory } from './screen'

register(competitionHistory)
