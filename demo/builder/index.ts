import { register } from '../../src/element/register'
import { builder } from './builder'

register(builder)
