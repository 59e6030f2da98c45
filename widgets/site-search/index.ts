import { register } from '../../src/element/register'
import { siteSearch } from './site-search'

register(siteSearch)
