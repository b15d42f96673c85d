import { problems } from '@chonoi/contract/problems'
import { tenantSwitchRefused } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangePerson } from '../../test/testing/arrange.ts'
import { csrfToken, useTestApi } from '../../test/testing/test-api.ts'
import { Failure } from './failure.ts'
import { maxValues } from './json-shape.ts'
import { toFailure } from './problem.ts'
import { PasswordQueueFull } from '../ports/passwords.ts'

const server = useTestApi()

const post = (path: string, init: RequestInit = {}) =>
  server.send(path, {
    method: 'POST',
    ...init,
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, ...init.headers },
  })

test('problems: a refused tenant switch has the same message in domain and contract', () => {
  expect(problems['tenant.membership_not_active'].message).toBe(tenantSwitchRefused)
})

test('[API-17] problems: a failure is problem+json with type, title, status, code, message, fields and requestId', async () => {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'x-request-id': 'of-a-caller' }
  const request = new Request('http://localhost/api/v1/auth/login', { method: 'POST', headers, body: '{"email":"x"}' })
  const response = await server.api.fetch(request, { requestId: 'req-12345678' })
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('x-request-id')).toBe('req-12345678')
  expect(await response.json()).toEqual({
    type: '/problems/request.invalid',
    title: 'Unprocessable Entity',
    status: 422,
    code: 'request.invalid',
    message: problems['request.invalid'].message,
    fields: [
      { path: 'password', code: 'required' },
      { path: 'email', code: 'format' },
    ],
    requestId: 'req-12345678',
  })
})

test.each([
  ['an unknown path', () => server.send('/nowhere'), 404, 'resource.not_found'],
  ['a body that is no JSON', () => post('/auth/login', { body: '{' }), 400, 'request.malformed'],
  [
    'a body of more values than any form has',
    () => post('/auth/login', { body: `[${'0,'.repeat(maxValues - 1)}0]` }),
    413,
    'request.too_large',
  ],
  [
    'a body of as many',
    () => post('/auth/login', { body: `[${'"\\",,[{",'.repeat(maxValues - 2)}0]` }),
    422,
    'request.invalid',
  ],
  ['half a character', () => post('/auth/login', { body: '{"email":"\\ud800"}' }), 400, 'request.malformed'],
  [
    'a body of another type',
    () => post('/auth/login', { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    415,
    'request.unsupported_media_type',
  ],
  [
    'a body that is too large',
    () => post('/auth/login', { body: `"${'x'.repeat(1_000_001)}"` }),
    413,
    'request.too_large',
  ],
  ['a query given twice', () => server.send('/tenants/public?page=1&page=2'), 400, 'request.malformed'],
] as const)('[API-17] problems: %s is returned as problem+json', async (_what, send, status, code) => {
  const response = await send()
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ status, code, message: problems[code].message })
})

test('[API-17] problems: an internal error reveals no internals', async () => {
  const { token } = await arrangePerson(server)
  const real = server.api.ports.tokens.readAccessToken
  server.api.ports.tokens.readAccessToken = () => Promise.reject(new Error('secret detail at /srv/app.ts'))
  const response = await server.send('/auth/me', { headers: { authorization: `Bearer ${token}` } })
  server.api.ports.tokens.readAccessToken = real
  const text = await response.text()
  expect(response.status).toBe(500)
  expect(JSON.parse(text)).toMatchObject({ code: 'server.internal' })
  expect(text).not.toContain('secret')
})

test('problems: too many concurrent hashes are a rate limit with Retry-After', () => {
  const failure = toFailure(new PasswordQueueFull())
  expect(failure).toBeInstanceOf(Failure)
  expect([failure.code, failure.details]).toEqual(['request.rate_limited', { retryAfterSeconds: 5 }])
})

test('[API-18] pagination: a list has page, limit, total, totalPages, hasNext and hasPrev', async () => {
  const { data } = await server.client().GET('/tenants/public', { params: { query: { page: 3, limit: 7 } } })
  expect(data?.data.pagination).toEqual({ page: 3, limit: 7, total: 0, totalPages: 0, hasNext: false, hasPrev: false })
})

test('problems: a method that a path has no operation for is a 405 that names those it has', async () => {
  const response = await post('/health')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await response.json()).toMatchObject({ code: 'request.method_not_allowed' })
  const cart = await server.send('/cart/', { method: 'PROPFIND' })
  expect(cart.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(['GET', 'HEAD']))
})
