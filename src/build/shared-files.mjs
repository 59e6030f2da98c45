/** How the screens are cut into files: what several of them share, and what comes only when it is reached for. */

/**
 * What several screens draw, in few files: each file has its price, also in the loader's list. By file its folders and
 * modules, without their endings; those after "!" are left out. A module goes to the first file that names it.
 */
const shared = {
  // Needed by each screen at once.
  core: [
    'node_modules/react',
    'node_modules/react-dom',
    'node_modules/scheduler',
    'node_modules/@r2wc',
    'node_modules/valibot',
    'node_modules/@preact',
    'node_modules/zustand',
    'src/element',
    '!src/element/nested-widget',
    'src/page',
    'src/styles',
    'src/ui/base',
    'src/contract/fields',
    'src/contract/parse',
    'src/contract/player-fields',
    'src/domain/link',
    'src/domain/match-status',
    'src/api/request',
    'src/api/following',
    'src/api/repeat',
    'src/api/use-request',
    'src/api/use-content',
  ],
  basics: [
    'src/ui/navigation/button',
    'src/ui/fields/lazy-part',
    'src/domain/date',
    'src/domain/club',
    'src/contract/federation',
    'src/api/federation',
    'src/contract/competition-history',
    'src/api/competition-history',
  ],
  forms: [
    'src/ui/fields',
    'src/domain/option-texts',
    'src/domain/search-box',
    'src/domain/match-search',
    'src/domain/season',
    'src/domain/pagination',
    'src/api/match-choices',
  ],
  places: [
    'src/ui/pictures/crest',
    'src/ui/static-markup',
    'src/ui/matches/calendar-button',
    'src/ui/matches/use-match-options',
    'src/contract/matches',
    'src/api/matches',
    'src/domain/markup',
    'src/domain/match',
    'src/domain/clock',
  ],
  highlights: ['src/ui/matches/highlight-duel', 'src/domain/match-highlights', 'src/api/team-matches'],
  matches: ['src/ui/matches', 'src/blocks/match-results'],
  people: ['src/ui/layout/heading', 'src/ui/people/avatar'],
  squad: [
    'src/ui/people',
    '!src/ui/people/jersey',
    '!src/ui/people/surname-lines',
    'src/blocks/team-roster',
    'src/api/team-roster',
    'src/domain/roster',
    'src/domain/staff',
  ],
  lists: ['src/ui/layout/heading-row', 'src/ui/navigation/season-switch'],
  competitions: ['src/contract/competitions', 'src/api/competitions'],
  newsAnswers: ['src/contract/news', 'src/api/news'],
  news: [
    'src/ui/news',
    'src/ui/pictures/ad-banner',
    'src/blocks/news-cards',
    'src/blocks/ad/ad',
    'src/api/ads',
  ],
  parts: ['src/ui/states/skeleton', 'src/ui/pictures/lazily', 'src/ui/pictures/small-picture'],
  empty: ['src/ui/states/empty-state'],
  court: ['src/ui/layout/court-ground'],
  records: ['src/domain/statistics-view', 'src/domain/standing-types'],
  teams: [
    'src/domain/gender',
    'src/domain/roster-choice',
    'src/contract/national-teams',
    'src/api/national-teams',
  ],
}

/** Whether a module is the named one or stands in the named folder. */
const isIn = (id, name) => new RegExp(`/${name}[./]`).test(id)

/** The modules of one shared file; a name that leads to none is a mistake. */
function named(names, ids) {
  const idle = names.filter((name) => !ids.some((id) => isIn(id, name.replace('!', ''))))
  if (idle.length > 0) throw new Error(`no module that comes with a screen is ${idle.join(', ')}`)
  return ids.filter((id) => {
    const own = names.filter((name) => isIn(id, name.replace('!', '')))
    return own.length > 0 && !own.some((name) => name.startsWith('!'))
  })
}

/** What the modules import at once, and they themselves; the rest waits until it is reached for. */
function reach(ids, getModuleInfo, reached = new Set()) {
  for (const id of ids) {
    if (reached.has(id)) continue
    reached.add(id)
    reach(getModuleInfo(id)?.importedIds ?? [], getModuleInfo, reached)
  }
  return reached
}

let files
let atOnce = []

function shareFiles({ getModuleIds, getModuleInfo }) {
  const entries = [...getModuleIds()].filter((id) => getModuleInfo(id)?.isEntry)
  atOnce = [...reach(entries, getModuleInfo)]
  const found = new Map()
  for (const [name, names] of Object.entries(shared)) {
    const own = named(names, atOnce)
    // The core stands alone: what it needs is in it, too.
    const all = name === 'core' ? reach(own, getModuleInfo) : own
    for (const id of all) if (!found.has(id)) found.set(id, name)
  }
  return found
}

/** Rollup's `manualChunks`: the shared file that the module belongs to, if any. */
export const sharedFile = (id, graph) => {
  files ??= shareFiles(graph)
  return files.get(id)
}

/** What comes at once with a screen has a name that the loader knows; what comes later has its own. */
export const chunkName = ({ moduleIds, name }) =>
  name !== 'core' && moduleIds.some((id) => atOnce.includes(id)) ? 'shared' : name

/** What a file that comes later imports is asked for with it, not after it: a round trip less. */
export const askTogether = () => ({
  name: 'parket-ask-together',
  renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
    const present = reach(chunk.moduleIds, this.getModuleInfo)
    const further = (getTargetChunkImports() ?? [])
      .filter((imported) => !imported.chunk?.moduleIds.some((id) => present.has(id)))
      .map((imported) => `import(${imported.resolvedImportPath}).catch(() => {})`)
    return targetChunk && further.length > 0 ? { left: `(${further.join(', ')}, import(`, right: '))' } : null
  },
})
