/** Shares the article's link: by a phone's share sheet, else by the clipboard. */
import { useState, useSyncExternalStore } from 'react'
import { Icon } from '../../src/ui/base/icon'
import { shapes } from '../../src/ui/base/shapes'

const never = () => () => {}
/** Share sheets of desktop systems are of less use than a copied link. */
const canShare = () => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches

const wasTakenBack = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

export function ShareButton({ url, title }: { url: string; title: string }) {
  const shares = useSyncExternalStore(never, canShare, () => false)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // The page may not use the clipboard, or there is none on an insecure origin.
      setCopied(false)
    }
  }
  const share = () =>
    navigator.share({ url, title }).catch((reason: unknown) => (wasTakenBack(reason) ? undefined : copy()))
  const label = shares ? 'Deli povezavo' : 'Kopiraj povezavo'
  return (
    <>
      <button
        type="button"
        className="article-share unprinted"
        aria-label={label}
        title={label}
        data-done={isCopied ? '' : undefined}
        onClick={shares ? share : copy}
        onBlur={() => setCopied(false)}
      >
        <Icon shape={isCopied ? shapes.check : shapes.link} />
      </button>
      <span className="article-shared unprinted" role="status">
        {isCopied && 'Povezava je kopirana'}
      </span>
    </>
  )
}
