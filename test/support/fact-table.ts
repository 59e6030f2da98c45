import type { FactSheet } from '../../demo/site/builder/fact-sheet'

type Widgets = FactSheet['widgets']

const hostWords: Record<string, string> = {
  '{origin}': 'the site',
  'https:': 'pictures named by content',
  'https://www.youtube-nocookie.com': 'YouTube after a click',
  'https://player.vimeo.com': 'Vimeo after a click',
}

const kilobytes = ({ brotli }: { brotli: number }): string => `${Math.round(brotli / 1000)} kB`

function rows(widgets: Widgets): string[] {
  return Object.entries(widgets).map(
    ([name, { live, reachedFor, standalone, hosts, cookies, storageKeys }]) =>
      [
        `\`parket-${name}\``,
        kilobytes(live),
        kilobytes(reachedFor),
        kilobytes(standalone),
        hosts.map((host) => hostWords[host] ?? host).join(', '),
        cookies,
        storageKeys,
      ].join(' | '),
  )
}

/** Each policy once, with those that need it. */
function policies(widgets: Widgets): string[] {
  const entries = Object.entries(widgets)
  const lines = new Set(entries.map(([, { csp }]) => csp.base))
  return [...lines].map((line) => {
    const needing = entries.filter(([, { csp }]) => csp.base === line).map(([name]) => name)
    return `- ${needing.join(', ')}: \`${line}\``
  })
}

export function factTable({ loader, widgets, csp }: FactSheet): string {
  const head = [
    'Element | To hydrate | On demand, at most | Standalone | Requests to | Cookies | Storage keys',
    '--- | --- | --- | --- | --- | --- | ---',
  ]
  const first = `First view: ${kilobytes(loader)} of script, whichever the element, plus the view itself.`
  const table = [...head, ...rows(widgets)].map((row) => `| ${row} |`)
  return [
    first,
    '',
    ...table,
    '',
    ...policies(widgets),
    `- all of them, where the host uses Trusted Types: \`${csp.trustedTypes}\``,
  ].join('\n')
}

/** Whether two texts are the same but for numbers that are one off: less is no news for a reader. */
export function isNear(text: string, other: string): boolean {
  const [pieces, others] = [text, other].map((each) => each.split(/(\d+)(?= kB)/)) as [string[], string[]]
  return (
    pieces.length === others.length &&
    pieces.every((piece, index) =>
      index % 2 === 0 ? piece === others[index] : Math.abs(Number(piece) - Number(others[index])) <= 1,
    )
  )
}
