import { register } from '../../src/element/register'
import { adBanner } from './ad-banner'

register(adBanner)
