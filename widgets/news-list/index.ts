import { register } from '../../src/element/register'
import { newsList } from './news-list'

register(newsList)
