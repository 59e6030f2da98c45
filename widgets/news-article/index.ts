import { register } from '../../src/element/register'
import { newsArticle } from './news-article'

register(newsArticle)
