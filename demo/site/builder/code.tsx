/** The code to copy. */
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { shapes } from '../../../src/ui/base/shapes'
import { Button } from '../../../src/ui/navigation/button'
import { Segmented, Switch } from './controls'
import type { Kind } from './settings'

const copyShape =
  'M6 5.5h6.5a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM3 10.5a1 1 0 0 1-.5-.9V3a1 1 0 0 1 1-1h6.6a1 1 0 0 1 .9.5'
/** Variants of the code. */
const tabs = [
  { value: 'wordpress', label: 'WordPress' },
  { value: 'okvir', label: 'Okvir (iframe)' },
  { value: 'modul', label: 'HTML' },
  { value: 'npm', label: 'React / Vue' },
  { value: 'hitro', label: 'Najhitrejša' },
] as const satisfies readonly { value: Kind; label: string }[]

/** When to use it, in a sentence or two. */
function When({ kind, site, page, isPlain }: Pick<CodeProperties, 'kind' | 'site' | 'page' | 'isPlain'>) {
  switch (kind) {
    case 'wordpress':
      return (
        <>
          Za WordPress z&nbsp;vtičnikom Parket, ki ima v&nbsp;nastavitvah naslov <code>{site}</code>. Tako
          lahko objavljajo tudi avtorji, ki jim WordPress briše skripte.
          {page && (
            <>
              {' '}
              Brez vtičnika prilepite v&nbsp;svojo vrstico ta naslov: <code>{page}</code>
            </>
          )}
        </>
      )
    case 'okvir':
      return (
        <>
          Za urejevalnike, ki brišejo skripte: Google Sites, Wix, Squarespace. Kjer izbrišejo tudi drugo
          vrstico, se vsebina pomika v&nbsp;okviru.
          {!isPlain && ' Barva, zaobljenost in pisava v\u00a0okviru ostanejo zvezine.'}
        </>
      )
    case 'modul':
    case 'skripta':
      return (
        <>
          Za vsako stran, na katero smete prilepiti HTML. Vsebino nariše že strežnik. Prilepite tudi končno
          oznako: za <code>{'<parket-… />'}</code> bi preostanek strani postal del gradnika.
        </>
      )
    case 'npm':
      return <>Za aplikacijo, ki jo gradite sami, s&nbsp;katerimkoli ogrodjem ali brez njega.</>
    case 'hitro':
      return <>Vsebina pride s&nbsp;skripto: vidna je takoj, še preden se naloži vse drugo.</>
  }
}

interface CodeProperties {
  text: string
  kind: Kind
  /** The federation's site, an absolute address. */
  site: string
  /** The page of the site with the same content; null if there is none. */
  page: string | null
  /** Whether the look is unchanged except for light or dark. */
  isPlain: boolean
  onKind: (kind: Kind) => void
  /** Null if the script's integrity is unknown, or there is no script. */
  isSigned: boolean | null
  onSigned: (isSigned: boolean) => void
}

/** Signs, names of tags, and values. No text holds such signs: they are escaped there. */
const tokens = /(<\/?|^\[)([\w-]+)|^(parket-[^{]*)( \{ )|("[^"]*"|'[^']*')|(=(?=")|>|\]$| \}$)/gm
/** What comes between two of them, and then of which kind each group is. */
const kinds = ['text', 'sign', 'tag', 'tag', 'sign', 'value', 'sign']

export function Code({ text, kind, site, page, isPlain, onKind, isSigned, onSigned }: CodeProperties) {
  const isHtml = kind === 'modul' || kind === 'skripta'
  const titleId = useId()
  const code = useRef<HTMLElement>(null)
  const { message, copy } = useCopying(code, text)
  return (
    <section className="code" aria-labelledby={titleId}>
      <header className="code-head unprinted">
        <h2 className="code-title" id={titleId}>
          Koda
        </h2>
        <Segmented
          label="Kam jo prilepite"
          options={tabs}
          value={kind === 'skripta' ? 'modul' : kind}
          onChange={onKind}
        />
        <span className="code-message" role="status">
          {message}
        </span>
        <Button small filled icon={message === copied ? shapes.check : copyShape} onClick={copy}>
          Kopiraj
        </Button>
      </header>
      <p className="code-when secondary">
        <When {...{ kind, site, page, isPlain }} />
      </p>
      <pre className="code-lines">
        <code ref={code}>
          {text.split(tokens).map(
            (piece, index) =>
              piece && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its index
                <span key={index} className={`code-${kinds[index % kinds.length]}`}>
                  {piece}
                </span>
              ),
          )}
        </code>
      </pre>
      {isHtml && (
        <footer className="code-foot unprinted">
          <Switch
            label="Za strani brez modulov"
            isOn={kind === 'skripta'}
            onChange={(isClassic) => onKind(isClassic ? 'skripta' : 'modul')}
          />
          {isSigned !== null && <Switch label="S podpisom (SRI)" isOn={isSigned} onChange={onSigned} />}
          {isSigned && <p>Podpis se spremeni z&nbsp;vsako izdajo: takrat kodo kopirajte znova.</p>}
        </footer>
      )}
    </section>
  )
}

const copied = 'Kopirano.'
const refused = 'Koda je označena: kopirajte jo s Ctrl+C.'

/** How long the confirmation is shown, in ms. */
const messageMs = 4000

function useCopying(code: RefObject<HTMLElement | null>, text: string) {
  const [message, setMessage] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other code isn't copied yet
  useEffect(() => setMessage(''), [text])
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(''), messageMs)
    return () => clearTimeout(timer)
  }, [message])
  const copy = async () => {
    const isCopied = await write(text)
    if (!isCopied && code.current) getSelection()?.selectAllChildren(code.current)
    setMessage(isCopied ? copied : refused)
  }
  return { message, copy }
}

/** Whether the text was copied; a browser or a page may refuse. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
