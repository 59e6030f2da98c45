/** How screens are cut into files: what several of them share, and what is loaded on demand. */

/**
 * Code that several screens use, in few files: each file costs a request and bytes of the loader's list. By file its
 * folders and modules, without endings; those after "!" are excluded. A module goes to the first file that names it.
 */
const shared = {
  // Static imports of every screen, with all that these import.
  core: [
    'node_modules',
    'src/island',
    '!src/island/nested-widget',
    // Of the standalone scripts alone.
    '!src/island/standalone',
    'src/page',
    'src/styles',
    'src/ui/base',
    'src/contract/player-fields',
    'src/domain/match/match-status',
    'src/client/use-request',
    'src/client/use-content',
  ],
  basics: [
    'src/client/ask',
    'src/domain/text/plural',
    'src/domain/text/upper-first',
    'src/ui/navigation/button',
    'src/ui/fields/lazy-part',
    'src/ui/navigation/tabs/arrow-keys',
    'src/domain/time/date',
    'src/domain/competition/club',
    'src/contract/federation',
    'src/endpoints/federation',
    'src/contract/competition-history',
    'src/endpoints/competition-history',
    'src/endpoints/all-competitions',
  ],
  forms: [
    'src/ui/fields',
    'src/domain/text/option-texts',
    'src/domain/query/search-box',
    'src/domain/match/match-search',
    'src/domain/time/season',
    'src/domain/query/pagination',
    'src/endpoints/match-choices',
    'src/client/use-page',
    'src/client/page-beyond',
    'src/domain/query/known-choice',
  ],
  rows: [
    'src/ui/pictures/crest',
    'src/ui/static-markup',
    'src/ui/matches/calendar-button',
    'src/blocks/match-results/use-match-options',
    'src/contract/matches',
    'src/endpoints/matches',
    'src/domain/text/markup',
    'src/domain/match/match',
    'src/domain/time/clock',
  ],
  highlights: [
    'src/ui/matches/highlight-duel',
    'src/domain/match/match-highlights',
    'src/endpoints/team-matches',
    'src/contract/pages',
    'src/endpoints/pages',
  ],
  matches: [
    'src/ui/matches',
    'src/blocks/match-results',
    'src/endpoints/own-matches',
    'src/domain/match/match-note',
    'src/domain/match/past-matches',
    'src/domain/match/club-codes',
  ],
  people: ['src/ui/layout/heading', 'src/ui/people/avatar'],
  squad: [
    'src/ui/people',
    '!src/ui/people/jersey',
    '!src/ui/people/surname-lines',
    'src/blocks/team-roster',
    'src/endpoints/team-roster',
    'src/domain/team/roster',
    'src/domain/team/staff',
  ],
  lists: [
    'src/ui/layout/heading-row',
    'src/ui/navigation/season-switch',
    'src/endpoints/current-competition',
  ],
  competitions: [
    'src/contract/competitions',
    'src/endpoints/competitions',
    'src/domain/competition/ties',
    'src/ui/tables/stat-table/use-table-order',
  ],
  numbers: [
    'src/domain/text/counted',
    'src/domain/competition/stat-number',
    'src/domain/competition/statistics-view',
    'src/domain/competition/standing-types',
    'src/domain/team/nation',
  ],
  newsAnswers: ['src/contract/news', 'src/endpoints/news'],
  news: [
    'src/ui/news',
    'src/ui/pictures/ad-banner',
    'src/blocks/news-cards',
    'src/blocks/ad/ad',
    'src/endpoints/ads',
  ],
  parts: ['src/ui/states/skeleton', 'src/ui/pictures/picture', 'src/ui/pictures/small-picture'],
  empty: ['src/ui/states/empty-state'],
  court: ['src/ui/layout/court-ground'],
  accordion: ['src/ui/layout/accordion'],
  pagination: ['src/ui/navigation/pagination'],
  jersey: ['src/ui/people/jersey', 'src/ui/people/surname-lines', 'src/domain/team/jersey-number'],
  teams: [
    'src/domain/team/gender',
    'src/domain/team/roster-choice',
    'src/contract/national-teams',
    'src/endpoints/national-teams',
  ],
}

/** Whether a module is the named one or in the named folder. */
const isIn = (id, name) => new RegExp(`/${name}[./]`).test(id)

/** The modules of one shared file; a name that matches none is an error. */
function named(names, ids) {
  const idle = names.filter((name) => !ids.some((id) => isIn(id, name.replace('!', ''))))
  if (idle.length > 0) throw new Error(`no module that comes with a screen is ${idle.join(', ')}`)
  return ids.filter((id) => {
    const own = names.filter((name) => isIn(id, name.replace('!', '')))
    return own.length > 0 && !own.some((name) => name.startsWith('!'))
  })
}

/** The static imports of the modules, transitively, and the modules themselves. */
function importsOf(ids, getModuleInfo, found = new Set()) {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    importsOf(getModuleInfo(id)?.importedIds ?? [], getModuleInfo, found)
  }
  return found
}

let files
let atOnce = []

function shareFiles({ getModuleIds, getModuleInfo }) {
  const entries = [...getModuleIds()].filter((id) => getModuleInfo(id)?.isEntry)
  atOnce = [...importsOf(entries, getModuleInfo)]
  const found = new Map()
  for (const [name, names] of Object.entries(shared)) {
    const own = named(names, atOnce)
    // The core is self-contained: it includes what it imports.
    const all = name === 'core' ? importsOf(own, getModuleInfo) : own
    for (const id of all) if (!found.has(id)) found.set(id, name)
  }
  return found
}

/** Rollup's `manualChunks`: the shared file that the module belongs to, if any. */
export const sharedFile = (id, graph) => {
  files ??= shareFiles(graph)
  return files.get(id)
}

/** Files that load with a screen have a name that the loader knows; files loaded on demand have their own, without endings. */
export const chunkName = ({ moduleIds, name }) =>
  name !== 'core' && moduleIds.some((id) => atOnce.includes(id)) ? 'shared' : name.split('.')[0]

/** Requests the imports of a file that is loaded on demand together with it, which saves a round trip. */
export const requestTogether = () => ({
  name: 'parket-ask-together',
  renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
    const present = importsOf(chunk.moduleIds, this.getModuleInfo)
    const further = (getTargetChunkImports() ?? [])
      .filter((imported) => !imported.chunk?.moduleIds.some((id) => present.has(id)))
      .map((imported) => `import(${imported.resolvedImportPath}).catch(() => {})`)
    return targetChunk && further.length > 0 ? { left: `(${further.join(', ')}, import(`, right: '))' } : null
  },
})
