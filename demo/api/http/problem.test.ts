import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reasonOf } from '../database/reason'
import { faultLog } from './fault-log'
import { Problem, problemOf } from './problem'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const behind = (cause: unknown) => new Error('Failed query', { cause })

test.each<[string, unknown, number]>([
  ['a connection that was refused', withCode('ECONNREFUSED'), 503],
  ['a server that shuts down', withCode('57P01'), 503],
  ['too many connections', withCode('53300'), 503],
  ['a full disk', withCode('53100'), 503],
  ['a statement that took too long', withCode('57014'), 503],
  ['a server that only reads after a failover', withCode('25006'), 503],
  ['a lock that was not given', withCode('55P03'), 503],
  ['a transaction that another one was faster than', withCode('40001'), 503],
  ['a system error', withCode('58030'), 503],
  ['a broken index', withCode('XX002'), 503],
  ['all connections in use', new Error('timeout exceeded when trying to connect'), 503],
  ['a query whose connection broke', new Error('Connection terminated unexpectedly'), 503],
  ['a pool that was closed', new Error('Cannot use a pool after calling end on the pool'), 503],
  ['a query that failed without a code', new DrizzleQueryError('select 1', []), 503],
  ['several addresses that all refused', new AggregateError([withCode('ECONNREFUSED')], ''), 503],
  ['what lies behind another error', behind(behind(withCode('08006'))), 503],
  ['a column that does not exist', withCode('42703'), 500],
  ['a column that does not exist, behind a query', behind(withCode('42703')), 500],
  ['text that is no number', withCode('22P02'), 500],
  ['a code that only begins like a passing one', withCode('ECONN1'), 500],
  ['a code that only ends like a passing one', withCode('x08006'), 500],
  ['an error that tells of a lost connection', new Error('No Connection terminated'), 500],
  ['several errors that are none', new AggregateError([], ''), 500],
  ['a mistake of ours', new TypeError('x is not a function'), 500],
  ['what is no error', 'oops', 500],
  ['what is no error and has words', { message: 'Connection terminated' }, 500],
])('what is thrown by %s', (_, thrown, status) => {
  expect(problemOf(thrown)).toMatchObject({ status })
})

test('what passes says when to come again, a mistake of ours does not', () => {
  expect(problemOf(withCode('57P01'))).toMatchObject({
    detail: 'This can not be answered now.',
    headers: { 'Retry-After': '5' },
  })
  expect(problemOf('oops')).toMatchObject({ detail: 'Something went wrong here.', headers: {} })
})

test('a problem is its own answer', () => {
  const problem = new Problem(404, 'There is no such club.')
  expect(problemOf(problem)).toBe(problem)
})

test.each<[string, unknown, string]>([
  [
    'the innermost words without the statement, in one line',
    new Error('Failed query: select secret', {
      cause: new AggregateError([withCode('ECONNREFUSED', 'connect\n  ECONNREFUSED ::1:5432')], ''),
    }),
    'connect ECONNREFUSED ::1:5432',
  ],
  ['the code where there are no words', withCode('57P01', ''), '57P01'],
  ['the kind where there is not even a code', new TypeError(''), 'TypeError'],
  ['the words of several errors that are none', new AggregateError([], 'all of none'), 'all of none'],
  ['the words before a cause that is no error', new Error('away', { cause: 'secret' }), 'away'],
  ['what is no error as it is', 'oops', 'oops'],
  ['300 characters of a longer one', 'x'.repeat(1000), 'x'.repeat(300)],
])('the log holds %s', (_, thrown, line) => {
  expect(reasonOf(thrown)).toBe(line)
})

/** The lines that are written when the given ones come at their times. */
function written(coming: readonly (readonly [time: number, line: string])[]): string[] {
  const lines: string[] = []
  let now = 0
  const log = faultLog(
    (line) => void lines.push(line),
    () => now,
  )
  for (const [time, line] of coming) {
    now = time
    log(line)
  }
  return lines
}

test('a fault is in the log once in ten seconds, however many meet it', () => {
  const coming = [
    [0, 'a'],
    [1, 'a'],
    [2, 'b'],
    [9999, 'a'],
    [10_000, 'a'],
    [19_999, 'a'],
  ] as const
  expect(written(coming)).toEqual(['a', 'b', 'a'])
})

test('a hundred different faults are remembered, more are all written', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => [0, `fault ${index}`] as const)
  expect(written([...hundred, [1, 'fault 0']])).toHaveLength(100)
  expect(written([...hundred, [1, 'one more'], [2, 'fault 0']])).toHaveLength(102)
})
