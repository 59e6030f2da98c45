/**
 * Cuts what reads answers out of a file that only sends requests: there no answer is ever ready, and requests need no
 * schemas.
 */

/** Whether an answer of this state (src/client/ask.ts) ever comes in such a file */
const states = { loading: true, ready: false, failed: false }

const isState = (node) => (node.type === 'MemberExpression' ? node.property : node).name === 'state'

function* nodesIn(node) {
  if (typeof node !== 'object' || node === null) return
  if (node.type) yield node
  for (const child of Object.values(node)) yield* nodesIn(child)
}

/** The text that replaces a node; undefined where it stays. */
function replacementOf({ type, key, value, left, right, operator }) {
  if (type === 'Property' && key.name === 'schema') return { at: value, text: 'null' }
  if (type !== 'BinaryExpression' || !/^[!=]==$/.test(operator) || !isState(left)) return undefined
  const is = states[right.value]
  return is === undefined ? undefined : { text: String(is === (operator === '===')) }
}

/** Runs after the compiler. */
export const withoutAnswers = () => ({
  name: 'parket-without-answers',
  transform(code, id) {
    if (!/\/(?:src|widgets)\/.+\.tsx?$/.test(id)) return null
    const found = [...nodesIn(this.parse(code))].flatMap((node) => {
      const replacement = replacementOf(node)
      return replacement ? [{ at: node, ...replacement }] : []
    })
    let rest = code
    for (const { at, text } of found.toSorted((one, other) => other.at.start - one.at.start))
      rest = rest.slice(0, at.start) + text + rest.slice(at.end)
    return { code: rest, map: null }
  },
})
