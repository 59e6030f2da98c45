import { register } from '../../src/element/register'
import { newsArticle } from './screen'

register(newsArticle)
