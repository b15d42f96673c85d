import { beforeAll, expect, test } from 'vitest'
import { type Caller, callerNames, type Standing, arrangeCallers } from '../../test/permissions/callers.ts'
import { requestOf } from '../../test/permissions/calls.ts'
import { gateOf } from '../../test/permissions/gate.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { operations } from './contract-document.ts'

const server = useTestApi()
let standings: Record<Caller, Standing>
beforeAll(async () => {
  standings = await arrangeCallers(server)
})

const nowhere = '00000000-0000-4000-8000-000000000000'
const said = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]
const malformed = [400, 'request.malformed']

test.each(operations)('$id: refuses duplicate headers', async (operation) => {
  const path = operation.route.replaceAll(/:\w+/g, nowhere)
  for (const name of ['authorization', 'idempotency-key', 'x-csrf-token', 'x-tenant-id']) {
    const init = requestOf(operation, standings.superAdmin, undefined)
    const headers = new Headers(init.headers)
    if (!headers.has(name)) headers.set(name, nowhere)
    headers.append(name, headers.get(name) ?? '')
    expect([name, await said(await server.send(path, { ...init, headers }))]).toEqual([name, malformed])
  }
})

const asking = operations.flatMap((operation) =>
  operation.parameters
    .filter(({ in: place, schema }) => place === 'query' && schema.type !== 'array')
    .map(({ name }) => ({ id: operation.id, name, operation })),
)

test.each(asking)('$id: refuses a duplicate $name', async ({ operation, name }) => {
  const caller = callerNames.findLast((one) => gateOf(operation, one) === 'open') ?? 'guest'
  const path = `${operation.route.replaceAll(/:\w+/g, nowhere)}?${name}=1&${name}=1`
  const response = await server.send(path, requestOf(operation, standings[caller], undefined))
  expect(await said(response)).toEqual(malformed)
})

test('duplicate headers: list headers may have several values', async () => {
  const response = await server.send('/products?tags=men&tags=lam', { headers: { 'accept-language': 'vi, en' } })
  expect(response.status).toBe(200)
})
