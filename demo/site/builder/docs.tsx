/** Documentation of the chosen widget, from its attributes.ts. */
import type { ReactNode } from 'react'
import type { Attributes } from '../../../src/island/attributes'
import { commonAttributes } from '../../../src/island/definition'
import { attributeText, kebab } from '../../../src/page/attribute-text'
import { configurationNames } from '../../../src/page/configuration'
import { tokens } from '../../../src/styles/tokens'
import { Heading } from '../../../src/ui/layout/heading'
import type { FactSheet } from './fact-sheet'
import { FactTable } from './fact-table'
import { Rows } from './rows'
import { wordsOf } from './tags'
import { commonWords, eventWords, partWords, tokenWords } from './words'

interface DocsProperties {
  widget: string
  facts: FactSheet | null
  site: string
}

export function Docs({ widget, facts, site }: DocsProperties) {
  const { name, shows, attributes: described, tag: whole } = wordsOf(widget)
  const { tag, events, parts, attributes: own } = whole
  return (
    <div className="docs stack">
      <section className="stack">
        <Heading level={2}>{name}</Heading>
        <p className="docs-lead">
          <code>{`<${tag}>`}</code> {shows}
        </p>
        {Object.keys(own).length > 0 && (
          <Rows
            title="Atributi"
            head={['Atribut', 'Vrednosti', 'Brez njega', 'Pomen']}
            rows={attributeRows(own, (property) => described[property]?.description)}
          />
        )}
        <Rows
          title="Dogodki"
          head={['Dogodek', 'Kdaj']}
          rows={events.map((event) => [code(event), eventWords[event]])}
        />
        {parts.length > 0 && (
          <Rows
            title="Deli (::part)"
            head={['Del', 'Kaj je']}
            rows={parts.map((part) => [code(part), partWords[part]])}
          />
        )}
      </section>
      {facts && <FactTable {...{ widget, facts, site }} />}
      <section className="stack">
        <Heading level={2}>Skupno vsem gradnikom</Heading>
        <Rows title="Skupni atributi" head={['Atribut', 'Pomen']} rows={commonRows} />
        <Rows
          title="Videz (lastnosti CSS)"
          head={['Lastnost', 'Brez nje', 'Pomen']}
          rows={tokens.map(({ name: token, fallback }) => [code(token), code(fallback), tokenWords[token]])}
        />
      </section>
    </div>
  )
}

const code = (text: string | null): ReactNode => <code>{text}</code>

const commonRows = [...configurationNames, ...Object.keys(commonAttributes)].map((property) => [
  code(kebab(property)),
  commonWords[property],
])

const kindNames: Readonly<Record<string, string>> = {
  id: 'id',
  ids: 'id, id, …',
  text: 'besedilo',
  path: 'pot',
  date: 'dan',
}

function attributeRows(
  attributes: Attributes,
  describe: (property: string) => string | undefined,
): ReactNode[][] {
  return Object.entries(attributes).map(([property, { takes, fallback }]) => [
    code(kebab(property)),
    typeof takes === 'string' ? (kindNames[takes] ?? takes) : code(takes.join(' | ')),
    attributeText(fallback) ? code(attributeText(fallback)) : '–',
    describe(property),
  ])
}
