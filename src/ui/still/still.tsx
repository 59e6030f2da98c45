/** An element whose content stands as it was made: markup where the page allows it, else React's. */
import { memo, type ReactNode, type Ref } from 'react'
import { allowsMarkup, trustedHtml } from '../../page/trusted-html'
import { stillMarkup } from './still-markup'

interface StillProperties {
  as: 'li' | 'section'
  className?: string
  ref?: Ref<HTMLElement>
  /**
   * Draws what `stillMarkup` takes. It is made anew when its markup is another. A function, because what it draws need not
   * be kept once it stands.
   */
  children: () => ReactNode
}

export const Still = memo(
  function OwnStill({ as, children, ...place }: StillProperties) {
    // One name for both, or every property would have to fit either element.
    const Tag = as as 'section'
    if (!allowsMarkup()) return <Tag {...place}>{children()}</Tag>
    const content = {
      // Made when React asks for it, and not kept either.
      get __html() {
        return trustedHtml(stillMarkup(children()))
      },
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: of our own parts, every text in it escaped
    return <Tag {...place} dangerouslySetInnerHTML={content} />
  },
  (before, after) => allowsMarkup() && stillMarkup(before.children()) === stillMarkup(after.children()),
)
