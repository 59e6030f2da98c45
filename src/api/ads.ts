/** Advertisements and where their clicks are recorded. */
import * as v from 'valibot'
import { Ad } from '../contract/news'

/** The answer is null where there is no ad (204). */
export const getAd = () => ({ name: 'Get ad', path: '/ad', schema: v.nullable(Ad) })

/** Whether a request's address is the ad's: another one each time, so nobody asks for it twice. */
export const isAdAddress = (address: string): boolean => address.endsWith(getAd().path)

/** Where a click on the ad is recorded: an empty POST. */
export const adClickAddress = (api: string, uuid: string): string =>
  `${api}/ads/${encodeURIComponent(uuid)}/clicks`
