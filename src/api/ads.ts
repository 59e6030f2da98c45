/** Advertisements and the record of their clicks (spec 2.16, contract 8.11). */
import * as v from 'valibot'
import { Ad } from '../contract/news'
import { tell } from '../page/tell'

/** The answer is null where there is no ad (204). */
export const getAd = () => ({ name: 'Get ad', path: '/ad', schema: v.nullable(Ad) })

/** Records a click on the ad; a lost record never blocks the visitor. */
export const recordAdClick = (api: string, uuid: string): void =>
  tell(`${api}/ads/${encodeURIComponent(uuid)}/clicks`)
