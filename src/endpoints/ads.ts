/** Advertisements and the address that records their clicks. */
import * as v from 'valibot'
import { Ad } from '../contract/news'

/** The answer is null (204) if there is no ad. */
export const getAd = () => ({ name: 'Get ad', path: '/ad', schema: v.nullable(Ad), isAnotherEachTime: true })

/** Where a click on the ad is recorded: an empty POST. */
export const adClickAddress = (api: string, uuid: string): string =>
  `${api}/ads/${encodeURIComponent(uuid)}/clicks`
