import { expect, test } from 'vitest'
import { loggedError } from './logged-error.ts'

const email = 'binh.tran@chonoi.test'
const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields)

test('loggedError: keeps name, message, code, constraint and places of the code', () => {
  const fields = { code: '23505', constraint: 'users_email_key' }
  const error = withFields('duplicate key value violates unique constraint "users_email_key"', fields)
  expect(loggedError(error)).toEqual({
    type: 'Error',
    message: 'duplicate key value violates unique constraint "users_email_key"',
    ...fields,
    stack: expect.stringMatching(/^ {4}at .*logged-error\.test\.ts/) as string,
  })
})

test('loggedError: leaves out every other field, such as the row of a violated key', () => {
  const error = withFields('duplicate key', {
    detail: `Key (email)=(${email}) already exists.`,
    where: email,
    params: [email],
  })
  expect(JSON.stringify(loggedError(error))).not.toContain(email)
})

test.each([
  [`Failed query: select $1\nparams: ${email},0912345678`, 'Failed query: select $1'],
  [`550 5.1.1 <${email}>: Recipient address rejected`, '550 5.1.1 <…@…>: Recipient address rejected'],
  ['invalid input syntax for type uuid: "0071001234567"', 'invalid input syntax for type uuid: "…"'],
  ['call +84 912 345 678 or 0912345678', 'call … or …'],
  ['account 0071 0012 345678', 'account …'],
  ['bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'bad token …'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
])('loggedError: of the message %j stays %j', (message, left) => {
  expect(loggedError(new Error(message)).message).toBe(left)
})

test('loggedError: does not repeat a text that is not JSON', () => {
  let thrown: unknown
  try {
    JSON.parse('{"password":"secret" x')
  } catch (error) {
    thrown = error
  }
  expect(JSON.stringify(loggedError(thrown))).not.toMatch(/secret|password/)
})

test('loggedError: cleans causes too, and ends where an error is its own cause', () => {
  const error = new Error('outer', { cause: withFields('inner', { detail: email }) })
  expect(loggedError(error)).toMatchObject({ cause: { message: 'inner' } })
  expect(JSON.stringify(loggedError(error))).not.toContain(email)
  const own = new Error('own')
  own.cause = own
  expect(JSON.stringify(loggedError(own)).match(/"own"/g)).toHaveLength(5)
})
