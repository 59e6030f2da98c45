/** The page during an outage: it reloads by itself, without a script. */
import { always, hashSource } from '../../api/http/headers'
import { productName } from './page-about'

const style = `
:root{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:24px;text-align:center;padding:24px;box-sizing:border-box}
svg{width:72px;height:72px}
h1{font-size:28px;line-height:1.2;margin:0}
p{margin:0;max-width:36em}
`

const mark = `<svg viewBox="0 0 40 40" role="img" aria-label="${productName}"><rect width="40" height="40" fill="#0093d4"/><g fill="none" stroke="#fff" stroke-width="2.4"><path d="M13.5-1v14.5h13V-1m-13 14.5a6.5 6.5 0 0 0 13 0"/><path d="M5.5-1V9c0 12 6 19.5 14.5 19.5S34.5 21 34.5 9V-1"/><path d="M-1 37h42"/></g></svg>`

const policy = [
  "default-src 'none'",
  `style-src ${hashSource(style)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** In seconds, at random: visitors who came together shouldn't come back together. */
const soonest = 8
const spread = 8

const page = (seconds: number): string => `<!doctype html>
<html lang="sl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="${seconds}">
    <title>${productName} - Podatkov trenutno ni</title>
    <link rel="icon" href="data:,">
    <style>${style}</style>
  </head>
  <body>
    ${mark}
    <h1>Podatkov trenutno ni.</h1>
    <p>Stran se bo osvežila sama.</p>
  </body>
</html>
`

/** The response of a page that can't be made: 503 with a page that reloads itself. */
export function outagePage(): Response {
  const seconds = soonest + Math.floor(Math.random() * spread)
  const headers = {
    ...always,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': 'sl',
    'Cache-Control': 'no-store',
    'Retry-After': String(soonest),
    'Content-Security-Policy': policy,
  }
  return new Response(page(seconds), { status: 503, headers })
}
