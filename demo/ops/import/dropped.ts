/**
 * What of a record the site will not show: fields that nobody knows or that can't be read, pictures, links, and parts of
 * rich text. Pictures that stand in the text itself (`data:`) become files.
 */
import { createHash } from 'node:crypto'
import { fileAddress, safeUrl } from '../../../src/domain/text/link'
import { isRecord } from '../../api/json'
import { droppedParts } from '../../api/rich-html/dropped-parts'

/** Path within the record, "segments.0.title", and the reason. */
export type Drop = (path: string, reason: string) => void

const shortened = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const below = (path: string, step: string | number): string =>
  path === '' ? String(step) : `${path}.${step}`

/** What the schema has left out without a word. */
export function findLostFields(given: unknown, kept: unknown, drop: Drop, path = ''): void {
  if (given === null || given === undefined || given === '') return
  if (kept === undefined) drop(path, 'is no field that is taken in')
  else if (kept === null || Array.isArray(given) !== Array.isArray(kept))
    drop(path, `can't be read: ${shortened(given)}`)
  else if (Array.isArray(given) && Array.isArray(kept))
    for (const [index, one] of given.entries()) findLostFields(one, kept[index], drop, below(path, index))
  else if (isRecord(given) && isRecord(kept))
    for (const [key, value] of Object.entries(given)) findLostFields(value, kept[key], drop, below(path, key))
}

const pictureKeys = new Set(
  'title_background path photo_url team_photo_url banner_url image_url photo'.split(' '),
)
const linkKeys = new Set('ticket_url stats_url live_stream_url external_link competition_url'.split(' '))
/** Settings of segments whose text is JSON. */
const jsonKeys = new Set(
  'content tabs photos personnel document documents subpagesData nationalTeams'.split(' '),
)

const storage = 'https://site.invalid/storage'
const inText = /data:image\/(png|jpe?g|gif|webp|avif|svg\+xml);base64,([a-z\d+/=\s]+)/gi
const inSource = new RegExp(`(\\ssrc\\s*=\\s*["']?\\s*)${inText.source}`, 'gi')

/** Reads a record before its schema does. */
export class Review {
  /** Files under storage that stood in the texts, by path */
  readonly pictures = new Map<string, Uint8Array>()

  #fileOf(type: string, base64: string): string {
    const bytes = Buffer.from(base64, 'base64')
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
    const path = `content/${name}.${type.toLowerCase().replace('svg+xml', 'svg').replace('jpeg', 'jpg')}`
    this.pictures.set(path, bytes)
    return path
  }

  #picture(given: string, path: string, drop: Drop): string {
    const text = given.trim().replace(inText, (_, type: string, base64: string) => this.#fileOf(type, base64))
    if (text !== '' && fileAddress(text, storage) === null)
      drop(path, `the picture "${shortened(text)}" is dropped: only https and paths under storage are shown`)
    return text
  }

  #html(given: string, path: string, drop: Drop): string {
    const html = given.replace(
      inSource,
      (_, start: string, type: string, base64: string) => start + this.#fileOf(type, base64),
    )
    for (const reason of droppedParts(html)) drop(path, reason)
    return html
  }

  #text(key: string, text: string, path: string, drop: Drop, isAd: boolean): string {
    if (key === 'html_content') return this.#html(text, path, drop)
    if (pictureKeys.has(key)) return this.#picture(text, path, drop)
    if ((linkKeys.has(key) || (isAd && key === 'url')) && text.trim() !== '' && !this.#leads(text))
      drop(path, `the link "${shortened(text)}" can't be followed`)
    return text
  }

  #leads = (text: string): boolean => safeUrl(text.startsWith('/') ? `${storage}${text}` : text) !== null

  #setting(key: string, text: string, path: string, drop: Drop): string {
    if (!jsonKeys.has(key) || !/^\s*[[{]/.test(text)) return this.#text(key, text, path, drop, false)
    try {
      const value: unknown = JSON.parse(text)
      const read = this.record(value, drop, false, path)
      return JSON.stringify(read) === JSON.stringify(value) ? text : JSON.stringify(read)
    } catch {
      drop(path, `the setting "${key}" is no JSON`)
      return text
    }
  }

  /** The record with paths for its pictures. @param isAd its `url` is a link */
  record(value: unknown, drop: Drop, isAd: boolean, path = '', key = ''): unknown {
    if (typeof value === 'string') return this.#text(key, value, path, drop, isAd)
    if (Array.isArray(value))
      return value.map((one, index) => this.record(one, drop, isAd, below(path, index), key))
    if (!isRecord(value)) return value
    if (typeof value.key === 'string' && typeof value.value === 'string')
      return { ...value, value: this.#setting(value.key, value.value, below(path, 'value'), drop) }
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        this.record(one, drop, isAd, below(path, name), name),
      ]),
    )
  }
}
