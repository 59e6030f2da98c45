import { type Attribute, idAttribute, refreshAttribute, type Tag } from '../../src/element/attributes'

/** Two steps of a path; slashes at the ends don't count. */
const page: Attribute<string | null> = {
  parse: (text) => /^\/?([^/?#]+\/[^/?#]+)\/?$/.exec(text.trim())?.[1],
  fallback: null,
  description:
    'Url of the team’s CMS page, "{id}/{single}"; takes precedence over `team`; an unknown one shows nothing',
  takes: 'path',
}

export const nationalTeamTag = {
  tag: 'parket-national-team',
  summary: 'A national team: roster and staff, matches, news, statistics, history.',
  attributes: {
    page,
    team: idAttribute(
      'National team competition, shown with the five standard tabs; without it and `page`, or unknown, nothing is shown',
    ),
    refresh: refreshAttribute,
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: [
    'tab',
    'player',
    'staff-member',
    'match',
    'news-card',
    'banner',
    'pagination',
    'standing-row',
    'unscored-row',
    'segment',
    'skeleton',
  ],
} satisfies Tag
