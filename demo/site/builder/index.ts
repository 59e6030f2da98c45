import { register } from '../../../src/island/register'
import { builder } from './builder'

register(builder)
