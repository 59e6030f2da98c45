/** Which keys of its query a page depends on: its drawing, its head, and what it is kept by. */
import { matchQueryOf, noMatchFilters } from '../../../src/domain/match-search'
import { newsQueryOf, noNewsFilters } from '../../../src/domain/news-search'
import { noRefereeFilters, refereeQueryOf } from '../../../src/domain/referee-search'
import { siteSearchQuery } from '../../../src/domain/site-search'

/** By the first word of the path. */
const keys = new Map<string, readonly string[]>([
  ['tekme', Object.keys(matchQueryOf(noMatchFilters))],
  ['sodniski-iskalnik', Object.keys(refereeQueryOf(noRefereeFilters))],
  ['novice', Object.keys(newsQueryOf(noNewsFilters))],
  ['iskalnik', Object.keys(siteSearchQuery({ words: '', page: 1 }, ''))],
  ['tekmovanje', ['tab', 'stran', 'razvrstitev']],
  ['zgodovina-tekmovanj', ['sezona', 'tekmovanje', 'q', 'razvrstitev']],
  ['reprezentance', ['tab', 'tekmovanje', 'tip', 'filter', 'sezona', 'vrsta', 'stran']],
])

/** @param path of a page of the shell, percent-encoded */
export const queryKeys = (path: string): readonly string[] => keys.get(path.split('/')[1] ?? '') ?? []
