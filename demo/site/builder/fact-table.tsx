/** The fact sheet of a widget: sizes, requested hosts, storage, and the policy it needs. */
import type { ReactNode } from 'react'
import { Heading } from '../../../src/ui/layout/heading'
import type { FactSheet } from './fact-sheet'
import { Rows } from './rows'

const number = new Intl.NumberFormat('sl-SI', { maximumFractionDigits: 1 })

/** Thousands of bytes. */
const size = (bytes: number): string => `${number.format(bytes / 1000)}\u00a0kB`

/** Hosts are given as policy sources. */
const hostWords: Readonly<Record<string, string>> = {
  'https:': 'drugi strežniki https samo za slike in posnetke, ki jih navaja vsebina',
  'https://www.youtube-nocookie.com': 'https://www.youtube-nocookie.com po kliku na posnetek',
}

type Row = [what: string, how: ReactNode]

interface Sized {
  bytes: number
  brotli: number
}

const both = ({ bytes, brotli }: Sized): string => `${size(brotli)} (nestisnjeno ${size(bytes)})`

interface FactTableProperties {
  widget: string
  facts: FactSheet
  /** The value of {origin} in the sheet. */
  site: string
}

export function FactTable({ widget, facts, site }: FactTableProperties) {
  const own = facts.widgets[widget]
  const ofSite = (text: string): string => text.replaceAll('{origin}', site)
  if (!own) return null
  const { version, loader } = facts
  const policy = ofSite(own.csp.base)
  const rows: Row[] = [
    ['Različica', version],
    ['Ob prvem prikazu: nalagalnik parket.js', both(loader)],
    ['Ko obiskovalec uporabi gradnik', both(own.live)],
    ...(own.reachedFor.bytes > 0 ? [['Pozneje, ko je potrebno', both(own.reachedFor)] satisfies Row] : []),
    ['Samostojna skripta', both(own.standalone)],
    ['Strežniki, ki jih kliče', own.hosts.map((host) => ofSite(hostWords[host] ?? host)).join(', ')],
    ['Piškotki', number.format(own.cookies)],
    ['Ključi v\u00a0shrambi brskalnika', number.format(own.storageKeys)],
    ['Content-Security-Policy', <code key="base">{policy}</code>],
    ['S Trusted Types', <code key="trusted">{`${policy}; ${own.csp.trustedTypes}`}</code>],
    ['Podpis parket.js', <code key="loader">{loader.integrity}</code>],
    ['Podpis samostojne skripte', <code key="alone">{own.standalone.integrity}</code>],
    [
      'Knjižnice',
      own.licences.map(({ name, version: of, licence }) => `${name} ${of} (${licence})`).join(', '),
    ],
  ]
  return (
    <section className="stack">
      <Heading level={2}>Tehnični podatki</Heading>
      <Rows title="Za pregled pred vdelavo" head={['Kaj', 'Vrednost']} rows={rows} />
    </section>
  )
}
