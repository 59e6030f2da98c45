import { register } from '../../src/element/register'
import { newsList } from './screen'

register(newsList)
