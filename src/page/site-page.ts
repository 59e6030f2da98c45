/** Where the federation's site shows a widget: `site.ts` in its folder says it, should there be such a page. */

type Texts = Readonly<Record<string, string>>

/** A path and what the element there is told. */
export interface Route {
  /** As regexparam takes it; a parameter is the attribute of its name. */
  path: string
  /** The attributes, where parameters have other names. */
  attributesOf?: (parameters: Texts) => Record<string, string>
  /** Path of the list that leads here, where the own one begins otherwise. */
  list?: string
}

export interface SitePage {
  /** Of the page's query the keys that an attribute says, by its property. */
  said?: Texts
  /** The other keys that it reads. With any of them the whole query is the element's `start`. */
  unsaid?: readonly string[]
  /** Attributes for a part of somebody else's page: a list shows its next five. */
  short?: Texts
  /** What it is called, and what it says of itself ("{federation}" stands for the abbreviation), where no data say it. */
  heading?: string
  description?: string
  /** Under storage */
  picture?: string
  /** By these attributes its path, where that is not simply the route’s; null where there is none. */
  pathOf?: (values: Texts) => string | null
}
