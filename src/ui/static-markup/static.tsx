/** An element whose content stands as it was made: markup where the page allows it, else React's. */
import { memo, type ReactNode, type Ref } from 'react'
import { allowsMarkup, trustedHtml } from '../../page/trusted-html'
import { stillMarkup } from './static-markup'

interface StillProperties {
  as: 'li' | 'section'
  className?: string
  ref?: Ref<HTMLElement>
  /** This drawing takes over what a server drew, or is the server's own (`Rows` tells). */
  isServed: boolean
  /**
   * Draws what `stillMarkup` takes. It is made anew when its markup is another. A function, because what it draws need not
   * be kept once it stands.
   */
  children: () => ReactNode
}

export const Still = memo(
  function OwnStill({ as, isServed, children, ...place }: StillProperties) {
    // One name for both, or every property would have to fit either element.
    const Tag = as as 'section'
    if (!allowsMarkup()) return <Tag {...place}>{children()}</Tag>
    const content = isServed ? { __html: whenRead(children) } : whenMade(children)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: of our own parts, every text in it escaped
    return <Tag {...place} dangerouslySetInnerHTML={content} />
  },
  (before, after) => allowsMarkup() && stillMarkup(before.children()) === stillMarkup(after.children()),
)

/**
 * For what a server drew: React asks only whether there is any. The text itself is a server's, and React's in development,
 * which looks whether it fits.
 */
const whenRead = (draw: () => ReactNode) => ({ toString: () => stillMarkup(draw()) }) as string

/** Made when React asks for it: twice, at once one after the other. It is not kept once it stands. */
function whenMade(draw: () => ReactNode) {
  let made: string | null = null
  return {
    get __html() {
      if (made !== null) return made
      queueMicrotask(() => {
        made = null
      })
      made = trustedHtml(stillMarkup(draw()))
      return made
    },
  }
}
