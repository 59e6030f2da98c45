/** The used part of sanitize-html 2, whose types are a separate package. */
declare module 'sanitize-html' {
  export type Attributes = Record<string, string>

  export interface Tag {
    tagName: string
    attribs: Attributes
    /** Instead of the element's own */
    text?: string
  }

  export interface Options {
    allowedTags: readonly string[]
    allowedAttributes: Record<string, readonly string[]>
    selfClosing: readonly string[]
    nonTextTags: readonly string[]
    parseStyleAttributes: boolean
    transformTags: Record<string, (name: string, attributes: Attributes) => Tag>
    /** Called for every start tag, before anything else */
    onOpenTag?: (name: string, attributes: Attributes) => void
    exclusiveFilter: (frame: { tag: string; attribs: Attributes }) => boolean | 'excludeTag'
  }

  export default function sanitizeHtml(dirty: string, options: Options): string
}
