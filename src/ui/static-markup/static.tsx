/** An element whose content is static markup, if the page allows markup, else React's. */
import { memo, type ReactNode, type Ref } from 'react'
import { allowsMarkup, trustedHtml } from '../../page/trusted-html'
import { staticMarkup } from './static-markup'

interface StaticProperties {
  as: 'li' | 'section'
  className?: string
  ref?: Ref<HTMLElement>
  /** This render hydrates server-rendered markup, or is the server's own (see `Rows`). */
  isServed: boolean
  /**
   * The content, as `staticMarkup` accepts it. The element re-renders when its markup differs. A function, because the
   * nodes need not be kept in memory.
   */
  children: () => ReactNode
}

export const Static = memo(
  function OwnStatic({ as, isServed, children, ...properties }: StaticProperties) {
    // One tag name for both, or every property would have to fit either element.
    const Tag = as as 'section'
    if (!allowsMarkup()) return <Tag {...properties}>{children()}</Tag>
    const content = isServed ? { __html: textOnRead(children) } : createdOnce(children)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components, every text escaped
    return <Tag {...properties} dangerouslySetInnerHTML={content} />
  },
  (before, after) => allowsMarkup() && staticMarkup(before.children()) === staticMarkup(after.children()),
)

/**
 * While hydrating React only checks that there is content. The text is needed on the server, and in development, where
 * React compares it.
 */
const textOnRead = (render: () => ReactNode) => ({ toString: () => staticMarkup(render()) }) as string

/** Created when React reads it, which it does twice in a row, and then dropped. */
function createdOnce(render: () => ReactNode) {
  let made: string | null = null
  return {
    get __html() {
      if (made !== null) return made
      queueMicrotask(() => {
        made = null
      })
      made = trustedHtml(staticMarkup(render()))
      return made
    },
  }
}
