/** A page of one long table, for the benchmark: as many rows as its address says, `#2000`. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../../../styles/adopt'
import { baseStyles } from '../../../styles/base'
import { lineColumns, lineKey, linesOf } from './stat-line.fixture'
import { StatTable } from './stat-table'

const rows = linesOf(Number(location.hash.slice(1)))
const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
adoptStyles(shadow, ...baseStyles, ...import.meta.sheets)
const root = shadow.appendChild(document.createElement('div'))
root.dataset.root = ''
// What a visitor waits for: from the answer to the table as it is.
performance.mark('begin')
flushSync(() =>
  createRoot(root).render(
    <StatTable
      rows={rows}
      columns={lineColumns}
      rowKey={lineKey}
      caption="Statistika"
      flagUrl={() => null}
    />,
  ),
)
root.getBoundingClientRect()
performance.measure('drawn', 'begin')
