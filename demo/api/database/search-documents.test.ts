/** What the site search finds follows the tables, whoever writes into them. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { wordsOf } from './search-words'

let site: SiteUnderTest
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const run = (statement: string) => site.database.execute(sql.raw(statement))
async function found(q: string): Promise<string[]> {
  const answer = await site.app.request(`/api/search?q=${encodeURIComponent(q)}`)
  const { results } = await answer.json()
  return results.map(({ type, title }: { type: string; title: string }) => `${type} ${title}`)
}

interface Written {
  what: string
  statements: string[]
  finds: Record<string, string[]>
}

const news = (id: number, more: string) =>
  `INSERT INTO news (id, url, title, published_at, short_text, html_content) VALUES (${id}, 'sql-${id}', 'Vrstica ${id}', '2026-01-01 10:00:00', ${more})`

/** One after the other, on one database. */
const written: Written[] = [
  {
    what: 'an article, by every part of it',
    statements: [
      news(
        7001,
        `'Kratkobesedilo', '<p>Pod<b>košem</b>besedna&nbsp;igra</p><p>&#268;akalnica &Scaron;iroka</p>'`,
      ),
    ],
    finds: {
      'vrstica 7001': ['news Vrstica 7001'],
      kratkobesed: ['news Vrstica 7001'],
      podkosembesedna: ['news Vrstica 7001'],
      cakalnica: ['news Vrstica 7001'],
      siroka: ['news Vrstica 7001'],
      scaron: [],
      nbsp: [],
    },
  },
  {
    what: 'no word of what is no content',
    statements: [
      news(
        7002,
        `'', '<script>skritaskripta()</script>Vidnobesedilo<style>.skritslog{}</style><!-- skritopomba -->'`,
      ),
    ],
    finds: { vidnobesedilo: ['news Vrstica 7002'], skrita: [], skritslog: [], skritopomba: [] },
  },
  {
    what: 'an article by its new words alone once it is changed',
    statements: ["UPDATE news SET short_text = 'Drugobesedilo' WHERE id = 7001"],
    finds: { kratkobesed: [], drugobesed: ['news Vrstica 7001'] },
  },
  {
    what: 'an article under its new id',
    statements: ['UPDATE news SET id = 7003 WHERE id = 7001'],
    finds: { drugobesed: ['news Vrstica 7001'] },
  },
  {
    what: 'nothing of an article that is gone',
    statements: ['DELETE FROM news WHERE id IN (7002, 7003)'],
    finds: { drugobesed: [], vidnobesedilo: [] },
  },
  {
    what: 'a page by its published segments',
    statements: [
      "INSERT INTO pages (id, url, title) VALUES (7001, 'sql-stran', 'Sqlstran')",
      "INSERT INTO segments (id, page_id, position, type) VALUES (700100, 7001, 0, 'html_text'), (700101, 7001, 1, 'html_text')",
      'UPDATE segments SET published = false WHERE id = 700101',
      `INSERT INTO segment_settings (segment_id, position, key, value) VALUES (700100, 0, 'html_content', '<h2>Odsekprvi</h2>'),
        (700100, 1, 'title', 'Naslovodseka'), (700100, 2, 'other', 'Drugakljuc'), (700101, 0, 'title', 'Odsekdrugi')`,
    ],
    finds: {
      sqlstran: ['page Sqlstran'],
      odsekprvi: ['page Sqlstran'],
      naslovodseka: ['page Sqlstran'],
      drugakljuc: [],
      odsekdrugi: [],
    },
  },
  {
    what: 'a segment once it is published',
    statements: ['UPDATE segments SET published = true WHERE id = 700101'],
    finds: { odsekdrugi: ['page Sqlstran'] },
  },
  {
    what: 'no segment that went to another page, but there',
    statements: [
      "INSERT INTO pages (id, url, title) VALUES (7002, 'sql-druga', 'Sqldruga')",
      'UPDATE segments SET page_id = 7002 WHERE id = 700101',
    ],
    finds: { odsekdrugi: ['page Sqldruga'] },
  },
  {
    what: 'no setting that was taken away',
    statements: ["DELETE FROM segment_settings WHERE segment_id = 700100 AND key = 'title'"],
    finds: { naslovodseka: [], odsekprvi: ['page Sqlstran'] },
  },
  {
    what: 'a club by its names of other years',
    statements: [
      "INSERT INTO clubs (id, short_name, full_name) VALUES (7001, 'Sqlklub', 'Košarkarski klub Sqlklub')",
      "INSERT INTO club_aliases (club_id, name) VALUES (7001, 'Sponzorsko Ime')",
    ],
    finds: { sqlklub: ['club Sqlklub'], sponzorsko: ['club Sqlklub'] },
  },
  {
    what: 'no generated club',
    statements: ['UPDATE clubs SET generated = true WHERE id = 7001'],
    finds: { sqlklub: [] },
  },
  {
    what: 'a player under a new name',
    statements: [
      "INSERT INTO players (id, slug, first_name, last_name, gender) VALUES (7001, 'sql', 'Đuro', 'Sqlič', 'MALE')",
      "UPDATE players SET last_name = 'Sqlšek' WHERE id = 7001",
    ],
    finds: { 'duro sqlsek': ['player Đuro Sqlšek'], sqlic: [] },
  },
  {
    what: 'a competition by the name of its season, whenever that changes',
    statements: [
      "INSERT INTO seasons (id, name) VALUES (7001, 'Sqlsezona')",
      "INSERT INTO competitions (id, season_id, name) VALUES (7001, 7001, 'Sqlliga')",
      "UPDATE seasons SET name = 'Sqldrugasezona' WHERE id = 7001",
    ],
    finds: { sqlliga: ['competition Sqlliga'], sqldrugasezona: ['competition Sqlliga'], sqlsezona: [] },
  },
]

test.each(written)('The search finds $what', async ({ statements, finds }) => {
  for (const statement of statements) await run(statement)
  const answers: Record<string, string[]> = {}
  for (const q of Object.keys(finds)) answers[q] = await found(q)
  expect(answers).toEqual(finds)
})

test('What a table loses at once is found no more', async () => {
  await run('TRUNCATE club_aliases')
  expect(await found('sponzorsko')).toEqual([])
})

describe('the words of a document', () => {
  const ask = async (text: string) => {
    const { rows } = await site.database.execute<{ words: string }>(
      sql`SELECT search_words(${text}) AS words`,
    )
    return rows[0]?.words
  }

  /** First and last of each; what Unicode has not filled, or writes in another way, is left out. */
  const alphabets: [string, number, number][] = [
    ['Latin', 0x20, 0x24f],
    ['accents and Greek', 0x300, 0x3ff],
    ['Cyrillic', 0x400, 0x52f],
    ['more Latin and Greek', 0x1e00, 0x1fff],
    ['punctuation and signs', 0x2000, 0x27bf],
  ]
  test.each(alphabets)('are those of a question: every character of %s', async (_, first, last) => {
    const characters = Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCharCode(first + index),
    )
    const texts = characters
      .filter((one) => /\P{Cn}/u.test(one) && one.normalize('NFC') === one)
      .map((one) => `a${one}b ${one}`)
    const { rows } = await site.database.execute<{ text: string; words: string }>(
      sql`SELECT text, search_words(text) AS words FROM json_array_elements_text(${JSON.stringify(texts)}::json) AS text`,
    )
    expect(rows.filter(({ text, words }) => words !== wordsOf(text).join(' '))).toEqual([])
    expect(rows.length).toBeGreaterThan(100)
  })

  test.each([
    ['한국 日本 𐐷𐐷', '한국 日本 𐐷𐐷'],
    ['C\u030crnomelj', 'crnomelj'],
    ['👍🏽 dobro 🏀', 'dobro'],
    ['x'.repeat(101), 'x'.repeat(100)],
  ])('%j are "%s"', async (text, words) => {
    expect([await ask(text), wordsOf(text).join(' ')]).toEqual([words, words])
  })

  test('of a text without end fit into what PostgreSQL can hold', async () => {
    const text = Array.from({ length: 30_000 }, (_, index) => `${index}`.padStart(99, 'ž')).join(' ')
    await run(
      "INSERT INTO news (id, url, title, published_at) VALUES (7010, 'dolga', 'Dolga', '2026-01-01 10:00:00')",
    )
    await site.database.execute(sql`UPDATE news SET html_content = ${text} WHERE id = 7010`)
    expect(await found('dolga')).toEqual(['news Dolga'])
  })

  test.each(['&#0;', '&#55296;', '&#99999;', '&#1114112;', '&;', '&#;', '<', '<p', '<!--', '<script>', '</'])(
    'are made of broken HTML, too: %s',
    async (html) => {
      await site.database.execute(sql`UPDATE news SET html_content = ${`Cel ${html}`} WHERE id = 7010`)
      expect(await found('dolga cel')).toEqual(['news Dolga'])
    },
  )
})
