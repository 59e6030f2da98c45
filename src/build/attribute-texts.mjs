/** Removes from browser scripts what attributes.ts says for documents and editors: descriptions, and their limits. */

const describing = /widgets\/[\w-]+\/attributes\.ts$|src\/island\/(attributes|definition)\.ts$/

const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string'

/** The words or limits that an attribute takes; the builder reads other kinds of value. */
const isLimits = ({ type, key, value }) =>
  type === 'Property' && key.name === 'takes' && value.type !== 'Literal'

/**
 * The description at this place, if any: `summary: '…'`, `description: '…'` or the first argument of
 * `idAttribute('…')`.
 */
function textAt({ type, key, value, callee, arguments: given }) {
  if (type === 'Property' && /^(summary|description)$/.test(key.name)) return value
  if (type === 'CallExpression' && /Attribute$/.test(callee.name)) return given[0]
  return undefined
}

/** The builder's words, which no screen's script takes along. */
const isWords = ({ type, id }) => type === 'VariableDeclarator' && id.name === 'words'

function* textsIn(node) {
  if (typeof node !== 'object' || node === null || isWords(node)) return
  const text = textAt(node)
  if (isText(text)) yield text
  if (isLimits(node)) yield node.value
  for (const child of Object.values(node)) yield* textsIn(child)
}

/** Runs after the compiler. */
export const attributeTexts = () => ({
  name: 'parket-attribute-texts',
  transform(code, id) {
    if (!describing.test(id)) return null
    const texts = [...textsIn(this.parse(code))]
    if (texts.length === 0) this.error('no descriptions are found here, though documents are made of them')
    let stripped = code
    for (const { start, end } of texts.toSorted((one, other) => other.start - one.start))
      stripped = `${stripped.slice(0, start)}''${stripped.slice(end)}`
    return { code: stripped, map: null }
  },
})
