import { beforeAll, expect, test } from 'vitest'
import { type Operation, operations } from '../http/contract-document.ts'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { arrangeCallers, type Caller, callerNames, type Standing } from './callers.ts'
import { aimAt, requestOf } from './calls.ts'
import { gateOf } from './gate.ts'
import { ruleOf } from './matrix.ts'
import { arrangeForeignRows, arrangeOwnRows, canary, type Rows } from './rows.ts'
import { withoutFilters } from './without-filters.ts'

const server = useTestApi()
/** Whoever acts for the platform sees every tenant's rows: their walls are the matrix's business. */
const walled = callerNames.filter((caller) => caller !== 'platformAdmin' && caller !== 'superAdmin')
let stage: Rehearsal
let standings: Record<Caller, Standing>
let foreign: Rows
let changed = 0

beforeAll(async () => {
  stage = rehearse(server, {
    rewrite(text) {
      const rewritten = withoutFilters(text)
      if (rewritten !== text) changed++
      return rewritten
    },
  })
  standings = await arrangeCallers(server)
  for (const caller of callerNames) await arrangeOwnRows(server, standings[caller])
  foreign = await arrangeForeignRows(server)
})

test('the hook takes every condition on whose a row is, and nothing else', () => {
  expect(withoutFilters(`select * from "orders" where ("orders"."buyer_id" = $1 and "orders"."status" = $2)`)).toBe(
    `select * from "orders" where (($1::uuid is null or true) and "orders"."status" = $2)`,
  )
  expect(withoutFilters(`update "products" set "tenant_id" = $1 where "products"."id" = $2`)).toBe(
    `update "products" set "tenant_id" = $1 where "products"."id" = $2`,
  )
})

const passing = (operation: Operation) => walled.filter((caller) => gateOf(operation, caller) === 'open')
const named = operations.filter((operation) => ruleOf(operation) && passing(operation).length > 0)
const read = operations.filter((operation) => !ruleOf(operation) && operation.method === 'get')

test.each(named)(
  'with only row-level security, $id gives nobody a row of a stranger and writes none',
  async (operation) => {
    const rule = ruleOf(operation)
    if (!rule) throw new Error('no rule')
    const reached: string[] = []
    for (const caller of passing(operation)) {
      if ((rule.foreign[caller] ?? rule.foreign.others) === 'yes') continue
      const { path, body } = aimAt(operation, rule, foreign)
      const { response } = await stage.call(path, requestOf(operation, standings[caller], body))
      // A 5xx would be the hook's own doing and prove nothing.
      if (response.ok || response.status >= 500 || (await response.text()).includes(canary))
        reached.push(`${caller}: ${response.status}`)
    }
    expect(reached).toEqual([])
  },
)

test.each(read)('with only row-level security, $id lists nothing of a stranger', async (operation) => {
  const leaks: string[] = []
  for (const caller of passing(operation)) {
    const { response } = await stage.call(operation.route, requestOf(operation, standings[caller], undefined))
    const text = await response.text()
    if (response.status >= 500 || text.includes(canary) || idsOf(foreign).some((id) => text.includes(id)))
      leaks.push(`${caller}: ${text.slice(0, 200)}`)
  }
  expect(leaks).toEqual([])
})

test('the hook did change what the handlers sent', () => {
  expect(changed).toBeGreaterThan(150)
})

test('without row-level security the same call does reach the row, so the calls above look at the right ones', async () => {
  const update = operations.find(({ id }) => id === 'updateAddress')
  const rule = update && ruleOf(update)
  if (!update || !rule) throw new Error('no such operation')
  const { path, body } = aimAt(update, rule, foreign)
  await server.owner.query('alter table addresses disable row level security')
  const { response } = await stage.call(path, requestOf(update, standings.customer, body))
  await server.owner.query('alter table addresses enable row level security')
  expect(response.status).toBe(200)
})

/** Every id of a stranger that must stay unknown; categories and public products are everybody's. */
function idsOf({ user, address, cartItem, notification, deposit, bought, sold, product, review, shop }: Rows) {
  return [user, address, cartItem, notification, deposit, bought.id, sold.id, product.id, review, shop]
}
