import { register } from '../../src/element/register'
import { siteSearch } from './screen'

register(siteSearch)
