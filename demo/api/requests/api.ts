/** Every request of the contract, and problem+json for anything else. */
import type { Database } from '../database/open'
import { openData } from '../http/headers'
import { Problem } from '../http/problem'
import { type Api, newApi } from '../http/question'
import type { RecentAnswers } from '../http/recent-answers'
import type { SiteOf } from '../http/site-address'
import { addAddresses } from './addresses'
import { type AdParts, addAds } from './ads'
import { addAllTimeStandings } from './all-time-standings'
import { addCalendars } from './calendar'
import { addChanges } from './changes'
import { addCompetitions } from './competitions'
import { addFederation } from './federation'
import { addHistory } from './history'
import { addMatches } from './matches'
import type { Privacy } from './minors'
import { addNationalTeams } from './national-teams'
import { addNews } from './news'
import { addOpenApi } from './openapi'
import { addPages } from './pages'
import { addPlayers } from './players'
import { addSearch } from './search'
import { addTables } from './tables'

/** CORS preflight of requests that aren't simple. */
const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
}

/** 405 for a known path with another method. Registered after the requests themselves. */
function refuseOtherMethods(api: Api): void {
  const known = new Map(api.routes.map(({ method, path }) => [path, method]))
  for (const [path, method] of known) {
    if (method !== 'GET' && method !== 'POST') continue
    const own = method === 'GET' ? 'GET, HEAD' : method
    api.all(path, () => {
      throw new Problem(405, `Only ${method} is answered here.`, { Allow: own })
    })
  }
}

/** An API with these requests, readable from any origin. */
export function openApi(addRequests: (api: Api) => void): Api {
  const api = newApi()
  api.use(openData)
  api.options('*', (c) => c.body(null, 204, preflight))
  addRequests(api)
  refuseOtherMethods(api)
  api.all('*', () => {
    throw new Problem(404, 'There is no such request.')
  })
  return api
}

export interface ApiParts extends AdParts, Privacy {
  recent: RecentAnswers
  siteOf: SiteOf
}

export const createApi = (database: Database, parts: ApiParts): Api =>
  openApi((api) => {
    api.use(async (c, next) => {
      c.set('recent', parts.recent)
      await next()
    })
    addPages(api, database)
    addFederation(api, database)
    addNews(api, database, parts)
    addAds(api, database, parts)
    addNationalTeams(api, database, parts)
    addHistory(api, database)
    addAllTimeStandings(api, database, parts)
    addMatches(api, database, parts)
    addCalendars(api, database, parts)
    addChanges(api, database)
    addCompetitions(api, database, parts)
    addTables(api, database)
    addPlayers(api, database, parts)
    addSearch(api, database, parts)
    addAddresses(api, database, parts)
    addOpenApi(api)
  })
