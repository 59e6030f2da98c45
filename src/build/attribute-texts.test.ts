import { parseAst } from 'rollup/parseAst'
import { describe, expect, it } from 'vitest'
import { attributeTexts } from './attribute-texts.mjs'

const transform = (code: string, id: string, hasKinds = false): { code: string } | null =>
  attributeTexts(hasKinds).transform.call(
    { parse: parseAst, error: (text: string) => expect.fail(text) },
    code,
    id,
  )

describe('what attributes.ts says for documents', () => {
  it.each([
    [
      "const tag = { tag: 'parket-x', summary: 'What it shows.', attributes: { a: idAttribute('An id') } }",
      "const tag = { tag: 'parket-x',  attributes: { a: idAttribute('') } }",
    ],
    [
      "const a = { parse, fallback: 'x', description: 'A path', takes: 'path' }",
      "const a = { parse, fallback: 'x',   }",
    ],
    [
      "const words = { attributes: { a: { description: 'Klub' } } }; idAttribute('An id')",
      "const words = { attributes: { a: { description: 'Klub' } } }; idAttribute('')",
    ],
    ["wordAttribute('One of', ['a', 'b'], 'a')", "wordAttribute('', ['a', 'b'], 'a')"],
  ])('stays behind, and nothing else: %s', (code, stripped) => {
    expect(transform(code, '/project/widgets/x/attributes.ts')?.code).toBe(stripped)
  })

  it('stays in the builder where it is what an attribute takes', () => {
    const code = "const a = { description: 'A path', takes: 'path' }"
    expect(transform(code, '/project/src/island/attributes.ts', true)?.code).toBe(
      "const a = {  takes: 'path' }",
    )
  })

  it('of other files is left alone', () => {
    expect(transform("const a = { description: 'x' }", '/project/src/domain/competition.ts')).toBeNull()
  })
})
