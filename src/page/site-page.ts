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

/** What a page says of itself, in its head and by `parket-metadata`. */
export interface PageAbout {
  /** Without the product's name */
  title: string
  /** "{federation}" means the abbreviation. */
  description: string
  /** For whom it is shared with, if not `title` */
  heading?: string
  /** A path below storage, or an https address */
  picture?: string | null
  kind?: 'website' | 'article' | 'profile'
  /** Structured data of schema.org; `url` and `picture` are absolute, `publisher` is the federation's abbreviation. */
  jsonLd?: (page: { url: string; picture: string | null; publisher: string }) => object | null
}

export interface SitePage {
  /** Keys of the page's query that replace an attribute, by its property. */
  keys?: Texts
  /** The other keys of the query. If it has any of them, the whole query becomes the element's `start`. */
  otherKeys?: readonly string[]
  /** Attributes for a small frame, such as a list of the next five matches. */
  short?: Texts
  /** Of a page that is called the same whatever the data */
  about?: PageAbout
  /** The path for these attributes, if the route's own doesn't do; null if there is none. */
  pathOf?: (values: Texts) => string | null
}
