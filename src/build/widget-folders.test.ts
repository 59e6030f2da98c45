import { describe, expect, it } from 'vitest'
import { root } from '../../test/architecture/sources'
import { widgetFolders, widgetNames } from './widget-folders.mjs'

function transform(code: string): string | undefined {
  const error = (text: string) => {
    throw new Error(text)
  }
  return widgetFolders().transform.call({ error }, code, `${root}src/build/any.ts`)?.code
}

describe('a pattern of import.meta.glob', () => {
  it('takes from every folder that has the file what it names', () => {
    const code = transform(
      "const all = import.meta.glob('../../widgets/*/attributes.ts', { eager: true, import: 'words' })",
    )
    const paths = widgetNames.map((name) => `../../widgets/${name}/attributes.ts`)
    expect(
      [...(code ?? '').matchAll(/^import \{ words as folder\d+ \} from '(.*)'$/gm)].map(([, path]) => path),
    ).toEqual(paths)
    expect(code).toContain(`'${paths[1]}': folder1, '${paths[2]}': folder2`)
  })

  it('takes whole modules where it names nothing', () => {
    expect(transform("import.meta.glob('../../widgets/*/screen.tsx', { eager: true })")).toMatch(
      /^import \* as folder0 from '..\/..\/widgets\/ad-banner\/screen.tsx'$/m,
    )
  })

  it.each([
    [
      "import.meta.glob('../../widgets/*/sceen.tsx', { eager: true })",
      'no folder of ../../widgets/ holds sceen.tsx',
    ],
    ["import.meta.glob('../../widgets/*/screen.tsx')", 'in a way that the build does not know'],
    ["import.meta.glob(['./*/a.ts'], { eager: true })", 'in a way that the build does not know'],
  ])('that takes nothing, or is none of these, ends the build: %s', (code, error) => {
    expect(() => transform(code)).toThrow(error)
  })

  it('is looked for nowhere else', () => {
    expect(transform("import './screen'")).toBeUndefined()
  })
})
