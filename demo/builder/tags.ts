/** What the builder offers, in the order in which it offers it: the tags alone, no screen comes along. */
import type { Attributes, Tag } from '../../src/element/attributes'
import { adBannerTag } from '../../widgets/ad-banner/attributes'
import { competitionTag } from '../../widgets/competition/attributes'
import { competitionHistoryTag } from '../../widgets/competition-history/attributes'
import { matchListTag } from '../../widgets/match-list/attributes'
import { matchSearchTag } from '../../widgets/match-search/attributes'
import { memberListTag } from '../../widgets/member-list/attributes'
import { nationalTeamTag } from '../../widgets/national-team/attributes'
import { newsArticleTag } from '../../widgets/news-article/attributes'
import { newsListTag } from '../../widgets/news-list/attributes'
import { pageTag } from '../../widgets/page/attributes'
import { playerTag } from '../../widgets/player/attributes'
import { refereeSearchTag } from '../../widgets/referee-search/attributes'
import { rosterTag } from '../../widgets/roster/attributes'
import { siteSearchTag } from '../../widgets/site-search/attributes'

export const tags = {
  'match-search': matchSearchTag,
  'match-list': matchListTag,
  roster: rosterTag,
  'national-team': nationalTeamTag,
  'news-list': newsListTag,
  competition: competitionTag,
  'member-list': memberListTag,
  player: playerTag,
  'news-article': newsArticleTag,
  'referee-search': refereeSearchTag,
  'competition-history': competitionHistoryTag,
  'site-search': siteSearchTag,
  page: pageTag,
  'ad-banner': adBannerTag,
} satisfies Record<string, Tag>

export type WidgetName = keyof typeof tags

export const widgetNames = Object.keys(tags) as WidgetName[]

/** The tag's own attributes by property name. */
export type AttributesOf<W extends WidgetName> = (typeof tags)[W]['attributes']

/** Every property that any tag has of its own. */
export type PropertyName = { [W in WidgetName]: keyof AttributesOf<W> & string }[WidgetName]

export const attributesOf = (widget: WidgetName): Attributes => tags[widget].attributes

export const widgetOf = (text: string | null): WidgetName | undefined =>
  widgetNames.find((name) => name === text)
