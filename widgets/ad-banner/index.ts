import { register } from '../../src/element/register'
import { adBanner } from './screen'

register(adBanner)
