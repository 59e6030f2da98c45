/** Removes the descriptions in attributes.ts from browser scripts: they are for documents and editors. */

const describing = /widgets\/[\w-]+\/attributes\.ts$|src\/island\/(attributes|definition)\.ts$/

const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string'

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
