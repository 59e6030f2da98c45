import { describe, expect, it } from 'vitest'
import { codeUnder, importsOf, isFile, packageOf, read, type Source } from './sources'

/** A file may import its own folder and lower ranks (design: the tree). */
const ranks: [folder: string, rank: number][] = [
  ['src/domain', 0],
  ['src/styles', 0],
  ['src/island/state', 0],
  ['src/contract', 1],
  // What several scripts on a page share: no more than names and types.
  ['src/island/protocol', 1],
  ['src/page', 2],
  ['src/client', 3],
  ['src/ui', 3],
  ['src/endpoints', 4],
  ['src/island', 4],
  ['src/blocks', 5],
  ['src/build', 6],
  ['widgets', 6],
]

const folderOf = (path: string): [folder: string, rank: number] | undefined =>
  ranks.find(([folder]) => path.startsWith(`${folder}/`) || path.replace(/\.ts$/, '') === folder)

const mayImport = (from: string, to: string): boolean => {
  const [own, imported] = [folderOf(from), folderOf(to)]
  if (!own || !imported) return false
  return own[0] === imported[0] || imported[1] < own[1]
}

const refused = (sources: Source[], allows: (from: string, to: string) => boolean): string[] =>
  sources.flatMap((source) =>
    importsOf(source)
      .filter((imported) => !allows(source.path, imported))
      .map((imported) => `${source.path} imports ${imported}`),
  )

const widgetOf = (path: string): string | undefined => /^widgets\/([^/]+)\//.exec(path)?.[1]

describe('imports', () => {
  it.each([
    ['src/domain/match/match.ts', 'src/domain/time/date', true],
    ['src/contract/fields.ts', 'src/domain/time/date', true],
    ['src/domain/match/match.ts', 'src/contract/matches', false],
    ['src/domain/match/match.ts', 'src/styles/base', false],
    ['src/ui/matches/match-list.tsx', 'src/ui/matches/match-box', true],
    ['src/ui/matches/match-list.tsx', 'src/endpoints/matches', false],
    ['src/endpoints/matches.ts', 'widgets/match-list/store', false],
    ['widgets/match-list/screen.tsx', 'src/island/definition', true],
    ['src/page/widget.ts', 'demo/site/shell/shell', false],
  ])('from %s to %s are allowed: %s', (from, to, allowed) => {
    expect(mayImport(from, to)).toBe(allowed)
  })

  it.each([
    ['widgets/index.ts', 'widgets/roster/screen'],
    ['demo/site/shell/routes.ts', 'widgets/page/site'],
    ['demo/site/builder/tags.ts', 'widgets/ad-banner/attributes'],
  ])('of %s by a pattern, as of %s, are seen', (path, imported) => {
    expect(importsOf(read(path))).toContain(imported)
  })

  it('flow one way', () => {
    const code = codeUnder('src', 'widgets')
    expect(code.length).toBeGreaterThan(40)
    expect(refused(code, (from, to) => !isFile(to) || mayImport(from, to))).toEqual([])
  })

  it('leave every folder of src with a rank', () => {
    expect(
      codeUnder('src')
        .map(({ path }) => path)
        .filter((path) => !folderOf(path)),
    ).toEqual([])
  })

  it('never lead from one widget to another', () => {
    const isOther = (from: string, to: string) => {
      const [own, other] = [widgetOf(from), widgetOf(to)]
      return own !== undefined && other !== undefined && own !== other
    }
    expect(refused(codeUnder('widgets'), (from, to) => !isOther(from, to))).toEqual([])
  })

  it('of the server know the wire and the rules only, and what a page of the site is', () => {
    const allowed =
      /^(demo\/(?:api|ops|site\/(?:pages|rendering))\/|src\/(?:contract|domain)\/|src\/page\/site-page$|widgets\/[\w-]+\/site$|demo\/site\/shell\/(?:framed-page|routes|site-pages)$)/
    const server = codeUnder('demo/api', 'demo/ops', 'demo/site/pages', 'demo/site/rendering')
    expect(refused(server, (_, to) => !isFile(to) || allowed.test(to))).toEqual([])
  })

  it('of the render thread know the screens, and of the server the messages between them', () => {
    const allowed = /^(demo\/site\/(?:render-thread\/|rendering\/messages$)|src\/|widgets(?:\/requests)?$)/
    expect(refused(codeUnder('demo/site/render-thread'), (_, to) => !isFile(to) || allowed.test(to))).toEqual(
      [],
    )
  })

  it('of the shell stay in the shell, but for where widgets are shown and which link a click follows', () => {
    const allowed =
      /^(demo\/site\/shell\/|regexparam$|src\/page\/site-page$|src\/island\/attend$|widgets\/[\w-]+\/site$)/
    expect(refused(codeUnder('demo/site/shell'), (_, to) => allowed.test(to))).toEqual([])
  })

  it('of the widgets’ `site.ts` bring nothing along but rules', () => {
    const siteFiles = codeUnder('widgets').filter(({ path }) => path.endsWith('/site.ts'))
    expect(refused(siteFiles, (_, to) => /^src\/(page\/site-page$|domain\/)/.test(to))).toEqual([])
  })

  it('of the builder know what the tags say, and none of the screens', () => {
    const allowed =
      /^(demo\/site\/builder\/|src\/|widgets\/[\w-]+\/attributes$|demo\/site\/shell\/(?:routes|site-pages)$)/
    expect(refused(codeUnder('demo/site/builder'), (_, to) => !isFile(to) || allowed.test(to))).toEqual([])
  })
})

/** Libraries that every part may speak: views, schemas and the store of a screen. */
const common = ['react', 'react-dom', 'valibot', 'zustand']

/** Inside src/ui each part is a folder of its own. */
const homeOf = (path: string): string => path.split('/', path.startsWith('src/ui/') ? 3 : 2).join('/')

describe('an outside library', () => {
  it('is imported in exactly one folder', () => {
    const homes = new Map<string, Set<string>>()
    for (const source of codeUnder('src', 'widgets', 'demo/site/shell')) {
      for (const imported of importsOf(source).filter((each) => !isFile(each))) {
        const name = packageOf(imported)
        homes.set(name, (homes.get(name) ?? new Set()).add(homeOf(source.path)))
      }
    }
    const spread = [...homes].filter(([name, folders]) => folders.size > 1 && !common.includes(name))
    expect(spread.map(([name, folders]) => `${name}: ${[...folders].join(', ')}`)).toEqual([])
  })

  it('of the browser never is in the rules, of React never in the wire', () => {
    const packages = (folder: string) => [
      ...new Set(
        codeUnder(folder)
          .flatMap(importsOf)
          .filter((each) => !isFile(each)),
      ),
    ]
    expect(packages('src/domain')).toEqual([])
    expect(packages('src/contract')).toEqual(['valibot'])
  })
})
