/** The facts of demo/data that an editor would enter: news, pages, the menu and ads. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { newsCategoryTypes } from '../../../../src/contract/news'
import { factsFolder } from '../project-folder'
import { count, known, knownCount, readFacts, text } from './fact-file'

const News = v.object({
  categories: v.array(v.object({ id: count, name: text, type: v.picklist(newsCategoryTypes) })),
  news: v.array(
    v.object({
      id: count,
      url: text,
      title: text,
      published_at: v.pipe(text, v.isoDate()),
      /** Of the badge */
      category_id: count,
      more_categories: v.optional(v.array(count), []),
      short_text: text,
      picture: known,
      photos: v.array(text),
    }),
  ),
})
export type NewsFacts = v.InferOutput<typeof News>

const SegmentFact = v.object({
  type: text,
  published: v.optional(v.boolean(), true),
  settings: v.record(text, v.unknown()),
})
export type SegmentFact = v.InferOutput<typeof SegmentFact>

/** What an editor set beside the standard of the tab's `value`; teams and news categories go by their names. */
const TeamTab = v.looseObject({
  team: v.optional(text),
  news_category: v.optional(text),
  new: v.optional(v.record(text, text)),
  segments: v.optional(v.array(SegmentFact)),
})
export type TeamTabFact = v.InferOutput<typeof TeamTab>

const TeamPage = v.object({
  id: count,
  url: text,
  title: text,
  title_background: text,
  team: text,
  tabs: v.array(TeamTab),
})
export type TeamPageFact = v.InferOutput<typeof TeamPage>

const Site = v.object({
  menu: v.array(
    v.object({
      id: count,
      parent: knownCount,
      page_path: text,
      title: text,
      external_link: v.optional(known, null),
    }),
  ),
  pages: v.array(
    v.object({
      id: count,
      url: text,
      title: text,
      title_background: known,
      segments: v.array(SegmentFact),
    }),
  ),
  team_pages: v.array(TeamPage),
  ads: v.array(v.object({ uuid: text, banner_url: text, banner_title: text, url: text })),
})
export type SiteFacts = v.InferOutput<typeof Site>

export const newsFacts = (): NewsFacts => readFacts('news.json', News)
/** An article's text as an editor would have saved it. */
export const articleHtml = (url: string): string =>
  readFileSync(join(factsFolder(), 'articles', `${url}.html`), 'utf8')
export const siteFacts = (): SiteFacts => readFacts('site.json', Site)
