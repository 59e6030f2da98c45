import { register } from '../../src/element/register'
import { page } from './page'

register(page)
