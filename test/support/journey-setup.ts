/** Files of journeys share the modules of their worker, but not hooks: these end each file's visits. */
import { afterAll, afterEach } from 'vitest'
import { endVisits, leave } from './journey'

afterEach(endVisits)
afterAll(() => leave())
