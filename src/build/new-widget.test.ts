/** What `npm run new-widget` makes is a screen like any other: in a copy of the project it passes what holds them all. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from '../../test/architecture/sources'
import { newWidget } from './new-widget.mjs'

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'parket-new-widget-'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const names = (paths: readonly string[]) => paths.map((path) => path.slice(copy.length + 1))

describe('a new widget', () => {
  it('is five files in a folder of its own', () => {
    mkdirSync(join(copy, 'widgets'))
    expect(names(newWidget('sport-hall', join(copy, 'widgets'))).sort()).toEqual([
      'widgets/sport-hall/attributes.ts',
      'widgets/sport-hall/requests.ts',
      'widgets/sport-hall/scene.fixture.ts',
      'widgets/sport-hall/screen.tsx',
      'widgets/sport-hall/sport-hall.browser.test.ts',
    ])
  })

  it.each(['sport-hall', 'Hall', '../hall', 'hall_2', '-hall', ''])(
    'is not made under the name %j',
    (name) => {
      expect(() => newWidget(name, join(copy, 'widgets'))).toThrow()
    },
  )

  it.runIf(inject('long'))(
    'is formatted, has its types, and is in the tables of all screens',
    () => {
      for (const folder of ['src', 'widgets', 'test', 'demo'])
        cpSync(join(root, folder), join(copy, folder), {
          recursive: true,
          filter: (path) => !/demo\/(data|pictures)\/.|test\/(browser|examples)\/./.test(path),
        })
      for (const file of ['.biome.json', '.gitignore', 'package.json', 'README.md'])
        cpSync(join(root, file), join(copy, file))
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
      cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.whole.json'))
      writeFileSync(
        join(copy, 'tsconfig.json'),
        JSON.stringify({
          extends: './tsconfig.whole.json',
          include: [
            'widgets',
            'demo/site/builder',
            'demo/site/shell',
            'test/support',
            'src/**/*.d.ts',
            'demo/**/*.d.ts',
          ],
        }),
      )
      const run = (command: string) => {
        const { status, stdout, stderr } = spawnSync('npx', command.split(' '), {
          cwd: copy,
          encoding: 'utf8',
        })
        expect(status === 0 ? '' : stdout + stderr).toBe('')
        return stdout
      }
      run('biome check --error-on-warnings widgets/sport-hall')
      run('tsc -p .')
      const tests = 'vitest run -c test/vitest.config.ts --project unit'
      expect(run(`${tests} widgets/every-widget.test.ts -t parket-sport-hall`)).toMatch(/[1-9]\d* passed/)
      run(`${tests} test/architecture/imports test/architecture/code demo/site/builder`)
    },
    600_000,
  )
})
