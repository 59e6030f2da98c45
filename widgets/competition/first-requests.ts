import { getCompetition, getCompetitionMatches } from '../../src/api/competitions'
import type { FirstRequests } from '../../src/element/first-requests'
import { competitionTag } from './attributes'

export const first: FirstRequests<typeof competitionTag.attributes> = {
  tag: competitionTag,
  requestsOf: ({ attributes: { competition, tab }, query, history }) => {
    const chosen = history === 'memory' ? new URLSearchParams(query).get('tekmovanje') : null
    const id = chosen ?? competition
    if (id === null) return []
    return [getCompetition(id), /all|matches|clubs/.test(tab) && getCompetitionMatches(id, 1)]
  },
}
