// @vitest-environment happy-dom
import { describeR2wcFacts } from './r2wc-facts.fixture'

describeR2wcFacts()
