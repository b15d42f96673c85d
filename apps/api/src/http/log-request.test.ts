import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { arrangeAccount, arrangeSignIn, rightPassword } from '../../test/testing/arrange-account.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { openRateLimits } from './rate-limits.ts'

const warned: object[] = []
const nothing = () => undefined
const log = { info: nothing, debug: nothing, error: nothing, warn: (line: object) => void warned.push(line) }
const server = useTestApi((_ports, database) => ({ log, rateLimits: openRateLimits(database) }))
beforeEach(() => void warned.splice(0))

const id = expect.any(String) as string
const line = (more: object) => ({ requestId: id, milliseconds: expect.any(Number) as number, ...more })

test('logRequest: warns of a refused sign-in without naming the account or the address', async () => {
  const { email } = await arrangeAccount(server)
  const body = { email, password: 'sai-hết-rồi-2026' }
  await server.client().POST('/auth/login', { body })
  expect(warned).toEqual([line({ operation: 'login', status: 401, code: 'auth.invalid_credentials' })])
  for (const part of [email, body.password, '203.0.113.7']) expect(JSON.stringify(warned)).not.toContain(part)
})

test('logRequest: warns of a tenant without membership, with account and tenant', async () => {
  const { id: userId, grant } = await arrangeSignIn(server)
  const refusedTenant = randomUUID()
  await server.client(grant.accessToken, { 'x-tenant-id': refusedTenant }).GET('/auth/me')
  const refusal = { operation: 'getCurrentUser', status: 403, code: 'auth.tenant_forbidden' }
  expect(warned).toEqual([expect.objectContaining(line({ ...refusal, userId, refusedTenant }))])
})

test('logRequest: warns of forbidden and rate-limited calls', async () => {
  const { id: userId, grant } = await arrangeSignIn(server)
  await server.client(grant.accessToken).GET('/orders/management/all')
  expect(warned).toEqual([expect.objectContaining({ status: 403, userId })])
  const tries = Array.from({ length: 6 }, () =>
    server.client().POST('/auth/forgot-password', { body: { email: 'ai-do@chonoi.test' } }),
  )
  await Promise.all(tries)
  expect(warned[1]).toMatchObject({ operation: 'forgotPassword', status: 429, code: 'request.rate_limited' })
})

test("logRequest: doesn't warn of successful or merely invalid calls", async () => {
  const { email } = await arrangeAccount(server)
  await server.client().POST('/auth/login', { body: { email, password: rightPassword } })
  await server.client().GET('/products/{id}', { params: { path: { id: randomUUID() } } })
  expect(warned).toEqual([])
})
