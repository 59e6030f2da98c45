import { register } from '../../src/element/register'
import { competitionHistory } from './competition-history'

register(competitionHistory)
