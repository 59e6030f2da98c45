import { getClubs, getSeasons, getSportHalls } from '../../src/api/federation'
import type { FirstRequests } from '../../src/element/first-requests'
import { matchSearchTag } from './attributes'

export const first: FirstRequests<typeof matchSearchTag.attributes> = {
  tag: matchSearchTag,
  requestsOf: () => [getSeasons(), getClubs(), getSportHalls()],
}
