/** A run's result for test/suites.mjs, as JSON in the file that TEST_REPORT names. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import { evidencePlace } from './evidence-place.mjs'
import { project } from './site'

const firstLine = (errors: readonly Partial<SerializedError>[] = []): string =>
  stripVTControlCharacters(errors[0]?.message ?? 'no error')
    .trim()
    .split('\n', 1)[0] ?? ''

const namesUpTo = (test: TestCase): string[] => {
  const names = [test.name]
  for (let group = test.parent; group.type === 'suite'; group = group.parent) names.unshift(group.name)
  return names
}

/** The screenshot that the runner has made of a failed test in Chromium. */
const pictureOf = (test: TestCase): string | undefined =>
  test
    .artifacts()
    .flatMap((artifact) => (artifact.type === 'internal:failureScreenshot' ? artifact.attachments : []))
    .map(({ originalPath }) => originalPath.replace(/\.png$/, ''))[0]

/** A failed test, the first line of its error, and the path of its screenshot and trace (without an extension). */
const faultOf = (test: TestCase) => {
  const file = test.module.moduleId
  return {
    name: `${relative(project, file)} > ${namesUpTo(test).join(' > ')}`,
    says: firstLine(test.result().errors),
    evidence: pictureOf(test) ?? evidencePlace(file, namesUpTo(test).join(' ')),
  }
}

/** Files that couldn't be loaded, and errors outside any test. */
const brokenOf = (name: string, errors: readonly Partial<SerializedError>[]) =>
  errors.length > 0 ? [{ name, says: firstLine(errors) }] : []

const fileOf = (suite: TestModule | TestSuite): string =>
  suite.type === 'module' ? suite.moduleId : suite.module.moduleId

export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env.TEST_REPORT
    if (!path) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const report = {
      passed: inState('passed').length,
      faults: [
        ...inState('failed').map(faultOf),
        ...suites.flatMap((each) => brokenOf(relative(project, fileOf(each)), each.errors())),
        ...brokenOf('outside any test', unhandled),
      ],
      files: modules.map((module) => ({
        name: relative(project, module.moduleId),
        seconds: module.diagnostic().duration / 1000,
      })),
    }
    writeFileSync(path, JSON.stringify(report))
  }
}
