/** Advertisements and where their clicks are recorded. */
import * as v from 'valibot'
import { Ad } from '../contract/news'

/** The answer is null where there is no ad (204). */
export const getAd = () => ({ name: 'Get ad', path: '/ad', schema: v.nullable(Ad) })

/** Where a click on the ad is recorded: an empty POST. */
export const adClickAddress = (api: string, uuid: string): string =>
  `${api}/ads/${encodeURIComponent(uuid)}/clicks`
