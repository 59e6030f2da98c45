/** The snippet, to copy. */
import { Fragment, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../src/ui/button/button'
import { shapes } from '../../src/ui/icon/shapes'
import { Segmented, Switch } from './controls'
import { type Kind, kinds } from './settings'
import { type Piece, snippetText } from './snippet'

const copyShape =
  'M6 5.5h6.5a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM3 10.5a1 1 0 0 1-.5-.9V3a1 1 0 0 1 1-1h6.6a1 1 0 0 1 .9.5'
const kindNames: Readonly<Record<Kind, string>> = {
  modul: 'Modul',
  skripta: 'Skripta',
  hitro: 'Najhitrejša',
  npm: 'npm',
}

interface CodeProperties {
  lines: Piece[][]
  kind: Kind
  onKind: (kind: Kind) => void
  /** Null where the script's integrity is not known, or there is no script. */
  isSigned: boolean | null
  onSigned: (isSigned: boolean) => void
}

export function Code({ lines, kind, onKind, isSigned, onSigned }: CodeProperties) {
  const titleId = useId()
  const code = useRef<HTMLElement>(null)
  const text = snippetText(lines)
  const { said, copy } = useCopying(code, text)
  return (
    <section className="code" aria-labelledby={titleId}>
      <header className="code-head">
        <h2 className="code-title" id={titleId}>
          {kind === 'npm' ? 'npm' : 'HTML'}
        </h2>
        <Segmented
          label="Oblika kode"
          options={kinds.map((value) => ({ value, label: kindNames[value] }))}
          value={kind}
          onChange={onKind}
        />
        <span className="code-said" role="status">
          {said}
        </span>
        <Button small filled icon={said === copied ? shapes.check : copyShape} onClick={copy}>
          Kopiraj
        </Button>
      </header>
      <pre className="code-lines">
        <code ref={code}>
          {lines.map((pieces, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <Fragment key={line}>
              {line > 0 && '\n'}
              {pieces.map((piece, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
                <span key={place} className={`code-${piece.kind}`}>
                  {piece.text}
                </span>
              ))}
            </Fragment>
          ))}
        </code>
      </pre>
      {kind === 'hitro' && (
        <footer className="code-foot">
          <p>Vsebina pride s&nbsp;skripto: vidna je takoj, še preden se naloži vse drugo.</p>
        </footer>
      )}
      {isSigned !== null && (
        <footer className="code-foot">
          <Switch label="S podpisom (SRI)" isOn={isSigned} onChange={onSigned} />
          {isSigned && <p>Podpis se spremeni z&nbsp;vsako izdajo: takrat kodo kopirajte znova.</p>}
        </footer>
      )}
    </section>
  )
}

const copied = 'Kopirano.'
const refused = 'Koda je označena, kopirajte jo s Ctrl+C.'

/** ms that the word of a copy stands. */
const patience = 4000

function useCopying(code: RefObject<HTMLElement | null>, text: string) {
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another snippet is not copied yet
  useEffect(() => setSaid(''), [text])
  useEffect(() => {
    if (!said) return
    const forgetting = setTimeout(() => setSaid(''), patience)
    return () => clearTimeout(forgetting)
  }, [said])
  const copy = async () => {
    const isCopied = await write(text)
    if (!isCopied && code.current) getSelection()?.selectAllChildren(code.current)
    setSaid(isCopied ? copied : refused)
  }
  return { said, copy }
}

/** Whether the clipboard has taken it; a browser or a page may refuse. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
