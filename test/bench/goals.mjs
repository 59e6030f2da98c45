/** Goals for the bench's figures, and the distance of each. */

const react = 'plain React element'
const byHand = 'vanilla element'
const tag = 'parket.js and a tag'

const ratio = (results, key, way, rival) => results && results.get(way)[key] / results.get(rival)[key]

/** Name, measured figure, goal (undefined: only reported), and decimals. */
const linesOf = ({ content, atRest, crowd, filtered, reach, bytes }) => [
  ['a tag, until content, × React', ratio(content, 'content', tag, react), 0.62, 2],
  ['a tag, until content, × by hand', ratio(content, 'content', tag, byHand), 1, 2],
  ['an embed, until content, × React', ratio(content, 'content', 'rendered embed', react), 0.45, 2],
  ['an embed, CLS', content?.get('rendered embed').shifts, 0, 4],
  [
    'a frame, until content, × an iframe of a React page',
    ratio(content, 'content', 'rendered frame', 'iframe of a React page'),
    0.45,
    2,
  ],
  [
    'a page that comes drawn, until content, × React',
    ratio(content, 'content', 'rendered page', react),
    0.32,
    2,
  ],
  ['a page that comes drawn, CLS', content?.get('rendered page').shifts, 0, 4],
  [
    'another api, until content, × React',
    ratio(content, 'content', 'parket.js, another api', react),
    1.25,
    2,
  ],
  ['20 lists, processor until still, × React', ratio(crowd, 'processor', tag, react), 0.6, 2],
  ['20 lists, until all are shown, × React', ratio(crowd, 'shown', tag, react), 0.6, 2],
  ['the same on the slow line', ratio(crowd, 'shownSlowly', tag, react), 0.6, 2],
  ['heap per further list, kB', crowd.get(tag).each, 20, 0],
  ['longest task before anybody touches, ms', atRest.get(tag).longestTask, 50, 0],
  ['scripts before anybody touches, ms', atRest.get(tag).script, 40, 0],
  ['bytes before anybody touches, beyond the rows, kB', bytes.beyond / 1000, 5, 2],
  ['tap until a list opens, files fetched, ms', reach.get('a list opens, fetched').effect, 300, 0],
  ['tap until a list opens, cold, ms', reach.get('a list opens, cold').effect, 1000, 0],
  ['tap until a page turns, files fetched, ms', reach.get('a page turns, fetched').effect, undefined, 0],
  ['tap until a page turns, cold, ms', reach.get('a page turns, cold').effect, undefined, 0],
  [
    '100 matches, another season, × by hand',
    ratio(filtered, 'filter', 'parket.js, another api', byHand),
    0.36,
    2,
  ],
]

function verdict(found, goal, digits) {
  if (goal === undefined) return ''
  return found <= goal ? '✓' : `+${(found - goal).toFixed(digits)}`
}

/** Figures that weren't measured are left out. */
export function printGoals(figures) {
  console.log(`\n${'Goals'.padEnd(52)}${'measured'.padStart(10)}${'goal'.padStart(10)}${'over'.padStart(10)}`)
  for (const [name, found, goal, digits] of linesOf(figures)) {
    if (found === undefined) continue
    const cells = [found.toFixed(digits), goal?.toFixed(digits) ?? '', verdict(found, goal, digits)]
    console.log(name.padEnd(52) + cells.map((cell) => cell.padStart(10)).join(''))
  }
  const { loader, view, rows } = figures.bytes
  console.log(`bytes: parket.js ${loader} + view ${view} - its rows ${rows}, each brotli'd`)
}
