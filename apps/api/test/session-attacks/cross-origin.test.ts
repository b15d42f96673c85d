import { beforeAll, expect, test } from 'vitest'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { arrangeSignIn } from '../testing/arrange-account.ts'
import { csrfToken, useTestApi } from '../testing/test-api.ts'

const server = useTestApi()
let token = ''
beforeAll(async () => {
  token = (await arrangeSignIn(server)).token
})

/** Providers of payments send their notifications from servers, without a session. */
const changing = operations.filter(({ method, isWebhook }) => method !== 'get' && !isWebhook)
const pathOf = ({ route }: Operation) => route.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')

/** Makes a valid call except for the given headers. An empty value omits one. */
async function problemOf(operation: Operation, given: Record<string, string>): Promise<string> {
  const all = {
    authorization: `Bearer ${token}`,
    'x-csrf-token': csrfToken,
    'content-type': 'application/json',
    ...given,
  }
  const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
  const init = { method: operation.method.toUpperCase(), headers, body: '{}' }
  const response = await server.send(pathOf(operation), init)
  return `${response.status} ${((await response.json()) as { code?: string }).code}`
}

test.each(changing)('[API-04] $id: refuses cross-site pages, by each header that browsers send', async (operation) => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    { origin: 'https://evil.test' },
    { origin: 'http://localhost.evil.test' },
    { origin: 'http://localhost:8080' },
    { origin: 'null' },
    { origin: 'file://' },
    { origin: 'not an origin' },
  ]
  for (const headers of foreign)
    expect([headers, await problemOf(operation, headers)]).toEqual([headers, '403 request.cross_site'])
})

test.each(changing)('[API-04] $id: requires the CSRF token of this session', async (operation) => {
  expect(await problemOf(operation, { 'x-csrf-token': '' })).toBe('403 request.csrf_missing')
  // Without a session there is no token to compare.
  const foreign = await problemOf(operation, { 'x-csrf-token': 'd'.repeat(64) })
  expect(foreign === '403 request.csrf_mismatch').toBe(operation.security !== 'none')
})

test('same-site pages are admitted, by each header that browsers send', async () => {
  const change = operations.find(({ id }) => id === 'updateProfile')
  if (!change) throw new Error('no such operation')
  const ours: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost' },
    { origin: 'http://localhost:3000' },
    { origin: '' },
  ]
  for (const headers of ours) expect(await problemOf(change, headers)).not.toContain('403')
})

test.each(operations)('$id: lets no other origin read its answer', async (operation) => {
  const headers = { origin: 'https://evil.test', authorization: `Bearer ${token}` }
  const asked = { 'access-control-request-method': operation.method.toUpperCase() }
  const wanted = { ...asked, 'access-control-request-headers': 'authorization, x-csrf-token, content-type' }
  const preflight = await server.send(pathOf(operation), { method: 'OPTIONS', headers: { ...headers, ...wanted } })
  const answers = [preflight, await server.send(pathOf(operation), { method: operation.method.toUpperCase(), headers })]
  for (const { headers: sent } of answers)
    expect([...sent.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  expect(preflight.ok).toBe(false)
})

test('x-tenant-id: refuses duplicates; no answer sets a cookie', async () => {
  const headers = new Headers({ authorization: `Bearer ${token}` })
  headers.append('x-tenant-id', 'default')
  headers.append('x-tenant-id', '00000000-0000-4000-8000-000000000000')
  const response = await server.send('/auth/me', { headers })
  expect(response.status).toBe(400)
  const signIn = await server.client().POST('/auth/login', { body: { email: 'ai@chonoi.test', password: 'x' } })
  expect(signIn.response.headers.getSetCookie()).toEqual([])
})
