import { refreshWords, type WidgetWords } from '../../src/island/attribute-words'
import { type Attribute, idAttribute, refreshAttribute, type Tag } from '../../src/island/attributes'

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

export const words: WidgetWords<typeof nationalTeamTag.attributes> = {
  tag: nationalTeamTag,
  name: 'Reprezentanca',
  shows: 'Reprezentanca z\u00a0zavihki: igralci in štab, tekme, novice, statistika, zgodovina.',
  loads: ['pictures', 'recordings', 'films'],
  needs: 'page',
  attributes: {
    refresh: refreshWords,
    page: { key: 'reprezentanca', label: 'Reprezentanca', description: 'Stran reprezentance: »{id}/{ime}«.' },
    team: {
      key: 'ekipa',
      label: 'Ekipa brez svoje strani',
      description: 'Tekmovanje reprezentance; namesto strani, s\u00a0petimi običajnimi zavihki.',
    },
  },
}
