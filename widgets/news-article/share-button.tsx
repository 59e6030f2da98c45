/** The article's link to pass on: by the device's own sheet where it has one, else into the clipboard. */
import { useState, useSyncExternalStore } from 'react'
import { Icon } from '../../src/ui/icon/icon'
import { shapes } from '../../src/ui/icon/shapes'
import { VisuallyHidden } from '../../src/ui/visually-hidden/visually-hidden'

interface ShareButtonProperties {
  url: string
  title: string
}

const never = () => () => {}
const canShare = () => typeof navigator.share === 'function'

/** False on the server, and where the visitor took it back. */
async function succeeds(deed: () => Promise<void>): Promise<boolean> {
  try {
    await deed()
    return true
  } catch {
    return false
  }
}

export function ShareButton({ url, title }: ShareButtonProperties) {
  const shares = useSyncExternalStore(never, canShare, () => false)
  const [isCopied, setCopied] = useState(false)
  const share = () => succeeds(() => navigator.share({ url, title }))
  const copy = async () => setCopied(await succeeds(() => navigator.clipboard.writeText(url)))
  const label = shares ? 'Deli povezavo' : 'Kopiraj povezavo'
  return (
    <>
      <button
        type="button"
        className="article-share"
        aria-label={label}
        title={label}
        data-done={isCopied ? '' : undefined}
        onClick={shares ? share : copy}
        onBlur={() => setCopied(false)}
      >
        <Icon shape={isCopied ? shapes.check : shapes.link} />
      </button>
      <span role="status">{isCopied && <VisuallyHidden>Povezava je kopirana</VisuallyHidden>}</span>
    </>
  )
}
