/** The page of the federation's site that shows a widget: `site.ts` in the widget's folder, if there is one. */

type Texts = Readonly<Record<string, string>>

/** A path, and the attributes that the element gets there. */
export interface Route {
  /** A regexparam pattern; each parameter is the attribute of its name. */
  path: string
  /** The attributes, if the parameters have other names. */
  attributesOf?: (parameters: Texts) => Record<string, string>
  /** Path of the list that links here, if this path begins differently. */
  list?: string
}

export interface SitePage {
  /** Keys of the page's query that stand for an attribute, by its property. */
  keys?: Texts
  /** The other keys of the query. If it has any of them, the whole query becomes the element's `start`. */
  otherKeys?: readonly string[]
  /** Attributes for a small frame, such as a list of the next five matches. */
  short?: Texts
  /** Title and description, if no data give them; "{federation}" stands for the abbreviation. */
  heading?: string
  description?: string
  /** Path of the picture for links, in the storage */
  picture?: string
  /** The path for these attributes, if the route's own doesn't do; null if there is none. */
  pathOf?: (values: Texts) => string | null
}
