/** How the screens are cut into files: what several of them share, and what comes only when it is reached for. */

/** What all screens share, in one file: it is needed by each of them at once. */
const core =
  /node_modules\/(react|react-dom|scheduler|@r2wc|@tanstack|valibot|@preact|zustand|use-sync-external-store)\/|src\/(element(?!\/nested-widget)|page|styles|ui\/(visually-hidden|announcement|rows|field\/leave|icon\/icon|heading\/heading-tag|link\/plain-click|picture\/use-broken)|contract\/(fields|parse|player-fields)|domain\/(link|match-status)|ui\/band|api\/(request|following|repeat|return|use-request|use-content))\b/

/** What several screens draw, in few files: each file has its price, also in the loader's list. */
const shared = {
  core,
  basics:
    /src\/(ui\/(icon|button|field\/lazy-part)|domain\/(date|club)\.|contract\/federation|api\/federation|(contract|api)\/competition-history)/,
  forms:
    /src\/(ui\/(field|select|date-field|search-box|match-filters)\/|domain\/(option-texts|search-box|match-search|season|pagination)\.|api\/match-choices)/,
  places:
    /src\/(ui\/(crest|still|match-list\/(?:calendar-button|use-match-options))\b|(contract|api)\/matches|domain\/(markup|match|clock)\.)/,
  matches: /src\/(ui\/(match-box|match-list)\/|blocks\/match-results\/|domain\/match\.|api\/matches)/,
  squad:
    /src\/(ui\/(roster|roster-grid|roster-table|player-card|left-camp|staff)\/(?!use-overflow)|(blocks|api)\/team-roster|domain\/(roster|staff)\.)/,
  lists: /src\/ui\/(heading-row|season-switch)\//,
  highlights: /src\/(ui\/match-highlight\/|domain\/match-highlights\.|(api\/team-matches))/,
  competitions: /src\/(contract|api)\/competitions\./,
  newsAnswers: /src\/(contract|api)\/news\./,
  news: /src\/(ui\/(news-card|ad-banner)\/|blocks\/(news-cards\/|ad\/ad\.)|api\/(news|ads)\.|contract\/news)/,
  parts: /src\/ui\/(link|skeleton|picture)\//,
  empty: /src\/ui\/empty-state\//,
  court: /src\/ui\/hero\/court-ground/,
  records: /src\/domain\/(statistics-view|standing-types)\./,
  teams: /src\/(domain\/(gender|roster-choice)\.|(api|contract)\/national-teams)/,
  people: /src\/ui\/(heading|avatar|roster-table\/use-overflow)\b/,
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
  for (const [name, pattern] of Object.entries(shared)) {
    const own = atOnce.filter((id) => pattern.test(id))
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
