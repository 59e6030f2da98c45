/**
 * The rules and forms page: two accordions with fixed entries. The documents of each entry are in the setting
 * `documents`, a JSON list of {entry, text, url}.
 */
import type { DocumentEntry } from '../../contract/segments'
import { type DocumentGroup, documentGroups } from '../../domain/news/federation-documents'
import { safeUrl } from '../../domain/text/link'
import type { Configuration } from '../../page/configuration'
import { useWidget } from '../../page/widget'
import { Accordion } from '../../ui/layout/accordion'
import { Heading } from '../../ui/layout/heading'
import { DocumentList } from '../../ui/navigation/document'
import { fileUrl } from './file-url'
import type { SegmentProperties } from './segment-view'

export function View({ segment: { documents }, headingLevel }: SegmentProperties<'federation_documents'>) {
  return (
    <div className="document-groups stack">
      {documentGroups.map((group) => (
        <div key={group.title}>
          <Heading level={headingLevel}>{group.title}</Heading>
          <Group group={group} documents={documents} />
        </div>
      ))}
    </div>
  )
}

function Group({ group, documents }: { group: DocumentGroup; documents: readonly DocumentEntry[] }) {
  const { configuration } = useWidget()
  const items = group.entries.map((entry) => ({
    key: entry,
    title: entry,
    body: (
      <DocumentList
        documents={documents
          .filter((document) => document.entry === entry)
          .map(({ text, url }) => ({ title: text, href: documentUrl(configuration, url) }))}
      />
    ),
  }))
  return <Accordion items={items} />
}

/** Absolute addresses are kept, all others are paths of files. */
const documentUrl = (configuration: Configuration, url: string): string | null =>
  safeUrl(url) ?? fileUrl(configuration, url)
