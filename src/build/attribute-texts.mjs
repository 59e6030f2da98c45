/** Removes from browser scripts what attributes.ts says for documents and editors: descriptions, and what an attribute takes. */

const describing = /widgets\/[\w-]+\/attributes\.ts$|src\/island\/(attributes|definition)\.ts$/

/** The builder's words, which no screen's script takes along. */
const isWords = ({ type, id }) => type === 'VariableDeclarator' && id.name === 'words'

/**
 * What is left out: the properties `summary`, `description` and, unless kept, `takes`; and the first argument of
 * `idAttribute('…')`.
 */
function* leftOut(node, hasKinds) {
  if (typeof node !== 'object' || node === null || isWords(node)) return
  const { type, key, callee, arguments: given } = node
  const isProperty = type === 'Property' && /^(summary|description|takes)$/.test(key.name)
  if (isProperty && !(hasKinds && key.name === 'takes')) yield { ...node, instead: '' }
  else if (type === 'CallExpression' && /Attribute$/.test(callee.name) && given[0]?.type === 'Literal')
    yield { ...given[0], instead: "''" }
  else for (const child of Object.values(node)) yield* leftOut(child, hasKinds)
}

/** Runs after the compiler. `hasKinds`: what an attribute takes stays. */
export const attributeTexts = (hasKinds) => ({
  name: 'parket-attribute-texts',
  transform(code, id) {
    if (!describing.test(id)) return null
    const found = [...leftOut(this.parse(code), hasKinds)]
    if (found.length === 0) this.error('no descriptions are found here, though documents are made of them')
    let stripped = code
    for (const { start, end, instead } of found.toSorted((one, other) => other.start - one.start)) {
      const rest = stripped.slice(end)
      stripped = stripped.slice(0, start) + instead + (instead ? rest : rest.replace(/^\s*,/, ''))
    }
    return { code: stripped, map: null }
  },
})
