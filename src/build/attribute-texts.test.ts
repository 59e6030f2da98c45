import { parseAst } from 'rollup/parseAst'
import { describe, expect, it } from 'vitest'
import { attributeTexts } from './attribute-texts.mjs'

const transform = (code: string, id: string): { code: string } | null =>
  attributeTexts().transform.call({ parse: parseAst, error: (text: string) => expect.fail(text) }, code, id)

describe('descriptions', () => {
  it.each([
    [
      "const tag = { tag: 'parket-x', summary: 'What it shows.', attributes: { a: idAttribute('An id') } }",
      "const tag = { tag: 'parket-x', summary: '', attributes: { a: idAttribute('') } }",
    ],
    [
      "const a = { parse, fallback: 'x', description: 'A path', takes: 'path' }",
      "const a = { parse, fallback: 'x', description: '', takes: 'path' }",
    ],
    [
      "const words = { attributes: { a: { description: 'Klub' } } }; idAttribute('An id')",
      "const words = { attributes: { a: { description: 'Klub' } } }; idAttribute('')",
    ],
    ["wordAttribute('One of', ['a', 'b'], 'a')", "wordAttribute('', ['a', 'b'], 'a')"],
  ])('stay behind, and nothing else: %s', (code, stripped) => {
    expect(transform(code, '/project/widgets/x/attributes.ts')?.code).toBe(stripped)
  })

  it('of other files are left alone', () => {
    expect(transform("const a = { description: 'x' }", '/project/src/domain/competition.ts')).toBeNull()
  })
})
