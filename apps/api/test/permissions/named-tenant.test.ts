import { beforeAll, expect, test } from 'vitest'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { reachOf } from '../calls/all-calls.ts'
import { arrangePerson, arrangeShop } from '../testing/arrange.ts'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { type Aim, aimAt, madeOf } from './calls.ts'
import type { Caller, Standing } from './callers.ts'
import { gateOf } from './gate.ts'
import { expectedAnswer } from './matrix.ts'
import { arrangeMarket, arrangeOwnRows, nowhereRows, type Rows } from './rows.ts'

const server = useTestApi()
let stage: Rehearsal
/** Seller in their current shop, administrator of another, suspended in a third. */
let person: Standing
let platformAdmin: Standing
let shops: Record<'named' | 'suspended' | 'stranger', string>
let nothing: Rows
/** Their own uploads. */
let brought: Rows
/** A colleague's rows in the named shop. */
let rows: Rows

beforeAll(async () => {
  stage = rehearse(server)
  const { owner } = server
  const market = await arrangeMarket(server)
  const [acting, named, suspended, stranger] = [
    await arrangeShop(server),
    await arrangeShop(server),
    await arrangeShop(server),
    await arrangeShop(server),
  ]
  const both = await arrangePerson(server, { shop: acting.id, shopRole: 'SELLER' })
  await owner.query(
    `insert into memberships (user_id, tenant_id, role, status) values ($1, $2, 'ADMIN', 'ACTIVE'), ($1, $3, 'ADMIN', 'SUSPENDED')`,
    [both.id, named.id, suspended.id],
  )
  nothing = nowhereRows(market)
  person = { person: both, shopId: acting.id }
  platformAdmin = { person: await arrangePerson(server, { role: 'ADMIN' }), shopId: null }
  shops = { named: named.id, suspended: suspended.id, stranger: stranger.id }
  brought = (await arrangeOwnRows(server, person, market)) ?? nothing
  const colleague = await arrangePerson(server, { shop: named.id, shopRole: 'SELLER' })
  rows = (await arrangeOwnRows(server, { person: colleague, shopId: named.id }, market)) ?? nothing
  await owner.query('update tenants set is_public = false where id = $1', [named.id])
})

/** Returns the answer of an operation that reads the caller, with or without a named tenant. */
async function answerOf(operation: Operation, standing: Standing, aim: Aim, tenantId?: string) {
  const [path, init] = madeOf(operation, standing, aim)
  const headers = { ...(init.headers as Record<string, string>), ...(tenantId && { 'x-tenant-id': tenantId }) }
  const { response } = await stage.call(path, { ...init, headers })
  return { response, code: response.ok ? undefined : ((await response.json()) as { code: string }).code }
}

/** Returns a call by the person themselves that names no existing row. */
const empty = (operation: Operation): Aim => ({
  ...aimAt(operation, nothing),
  ...{ query: {}, body: undefined, bearer: undefined },
})

const asking = operations.filter(({ security }) => security !== 'none')
const named = asking.filter((operation) => reachOf(operation))

test.each(asking)('$id: refuses an x-tenant-id without an ACTIVE membership', async (operation) => {
  const refused = await Promise.all([
    answerOf(operation, person, empty(operation), shops.stranger),
    answerOf(operation, person, empty(operation), shops.suspended),
    answerOf(operation, platformAdmin, empty(operation), shops.stranger),
  ])
  expect(refused.map(({ response, code }) => `${response.status} ${code}`)).toEqual(
    Array.from({ length: 3 }, () => '403 auth.tenant_forbidden'),
  )
})

const passed = (answer: { response: Response }) =>
  [401, 403].includes(answer.response.status) ? answer.response.status : 'open'

test.each(asking)('$id: admits callers by their role in the named tenant, for this call only', async (operation) => {
  const there = await answerOf(operation, person, empty(operation), shops.named)
  const here = await answerOf(operation, person, empty(operation))
  expect([passed(there), passed(here)]).toEqual([gateOf(operation, 'shopAdmin'), gateOf(operation, 'seller')])
})

test.each(named)(
  '$id: answers as to an ADMIN of the named tenant, and as to a stranger without it',
  async (operation) => {
    const expected = (caller: Caller, whose: 'shop' | 'foreign') => {
      const reach = reachOf(operation)
      const gate = gateOf(operation, caller)
      return gate === 'open' && reach ? expectedAnswer(reach, whose, caller) : gate
    }
    const [there, here] = [
      await answerOf(operation, person, aimAt(operation, rows, brought), shops.named),
      await answerOf(operation, person, aimAt(operation, rows, brought)),
    ].map(({ response }) => (response.ok ? 'yes' : response.status))
    expect([there, here]).toEqual([expected('shopAdmin', 'shop'), expected('seller', 'foreign')])
  },
)
