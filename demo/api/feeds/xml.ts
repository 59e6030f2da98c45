/** Escapes text for XML 1.0. */

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that are invalid in XML even if escaped. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** For text and for attribute values in double quotes. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (letter) => entities[letter] ?? '')

/** An element with escaped text; `name` isn't escaped. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

export const atomLink = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`
