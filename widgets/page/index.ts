import { register } from '../../src/element/register'
import { page } from './screen'

register(page)
