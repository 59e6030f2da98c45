/** For pages with elements in declarative shadow roots: shell/early.js, a classic script that comes before all others. */
import { keepEarlyTaps } from '../page/early-taps'

keepEarlyTaps()
