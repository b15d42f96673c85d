import { expect, test } from 'vitest'
import { problemResponse, toFailure } from './problem.ts'

const coded = (code: string) => Object.assign(new Error('something happened'), { code })
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause })
const answer = (thrown: unknown) => {
  const response = problemResponse(toFailure(thrown), 'request-1')
  return [response.status, response.headers.get('retry-after')]
}

test.each(['08006', '57P01', '57P03', '57014', '25P03', '53100', '53300', '58030', 'ECONNRESET', 'ENOSPC', 'EFBIG'])(
  'unavailable: %s returns 503 with Retry-After',
  (code) => {
    expect(answer(coded(code))).toEqual([503, '2'])
    expect(answer(wrapped(coded(code)))).toEqual([503, '2'])
  },
)

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('unavailable: “%s”, which has no code, returns 503 too', (message) => {
  expect(answer(wrapped(new Error(message)))).toEqual([503, '2'])
})

test('unavailable: an internal error stays a 500 without Retry-After', () => {
  expect(answer(coded('42P01'))).toEqual([500, null])
  expect(answer(new TypeError('x is not a function'))).toEqual([500, null])
})
