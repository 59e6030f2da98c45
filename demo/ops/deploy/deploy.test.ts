/** What demo/ops/deploy gives operators to copy, as far as their own tools can say whether it is right. */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findProgram } from '../../../test/support/server/program'
import { projectFolder } from '../../api/database/project-folder'

const project = projectFolder()
const deploy = join(project, 'demo/ops/deploy')
const textOf = (...path: string[]) => readFileSync(join(project, ...path), 'utf8')

const systemd = findProgram('systemd-analyze')
const compose = findProgram('docker-compose')

test('every variable that the server reads is in the operators’ page', () => {
  const page = textOf('demo/ops/deploy/README.md')
  const read = ['ops/environment.ts', 'api/database/named-database.ts'].flatMap((file) =>
    [
      ...textOf('demo', file).matchAll(
        /\b([A-Z]+(?:_[A-Z]+)*): (?:v\.|onUnlessOff|optionalText|otherServer|postgresUrl)/g,
      ),
    ].map(([, name]) => name),
  )
  expect(read.length).toBeGreaterThan(8)
  expect([...read, 'DATA_DIR'].filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([])
})

test('what the image takes from the project is there, and where the server looks for it', () => {
  const taken = [
    ...textOf('demo/ops/deploy/Dockerfile').matchAll(/^COPY --from=build \/srv\/parket\/(\S+) \.\/(\S*)/gm),
  ]
  expect(taken.length).toBeGreaterThan(3)
  for (const [, path = '', target] of taken) {
    if (path !== 'dist') expect([path, existsSync(join(project, path))]).toEqual([path, true])
    expect([path, target]).toEqual([path, path === 'package.json' ? '' : path])
  }
})

test('compose builds the image from the project’s folder', () => {
  const [, context = ''] = /^ +context: (\S+)/m.exec(textOf('demo/ops/deploy/compose.yaml')) ?? []
  expect(resolve(deploy, context)).toBe(resolve(project))
})

test('the image keeps the packages that the built server imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parket-image-'))
  mkdirSync(join(folder, 'dist/server/screens'), { recursive: true })
  writeFileSync(
    join(folder, 'dist/server/main.js'),
    "import { Hono } from 'hono/tiny'\nimport('./screens/club.js')\n// pg 'pin'",
  )
  writeFileSync(
    join(folder, 'dist/server/screens/club.js'),
    'import { jsx } from "react/jsx-runtime"\nimport "node:fs"\nexport * from "@hono/node-server"',
  )
  copyFileSync(join(project, 'package.json'), join(folder, 'package.json'))
  const { status } = spawnSync(process.execPath, [join(deploy, 'only-needed.mjs')], { cwd: folder })
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  rmSync(folder, { recursive: true })
  expect([status, Object.keys(dependencies).toSorted(), devDependencies]).toEqual([
    0,
    ['@hono/node-server', 'hono', 'react'],
    undefined,
  ])
})

test.skipIf(!systemd)('systemd takes the unit as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parket-unit-'))
  const unit = join(folder, 'parket@8081.service')
  copyFileSync(join(deploy, 'parket@.service'), unit)
  const { status, stderr } = spawnSync(systemd ?? '', ['verify', unit], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  // Where it will run node and the user are there.
  const errors = stderr
    .split('\n')
    .filter((line) => line && !/is not executable|Failed to resolve user/.test(line))
  expect([errors, errors.length === 0 || status]).toEqual([[], true])
})

test.skipIf(!compose)('Compose takes its file as it is', () => {
  const env = { ...process.env, POSTGRES_PASSWORD: 'x' }
  const { status, stderr } = spawnSync(compose ?? '', ['-f', join(deploy, 'compose.yaml'), 'config', '-q'], {
    env,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
})
