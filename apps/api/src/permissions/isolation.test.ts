import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '@chonoi/contract'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type Operation, operations } from '../http/contract-document.ts'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { answersOf, walledCallers } from './answers.ts'
import { arrangeCallers, type Caller, callerNames, type Standing } from './callers.ts'
import { ruleOf } from './matrix.ts'
import { forbidWrites, liftRowSecurity } from './row-walls.ts'
import { arrangeForeignRows, arrangeMarket, arrangeOwnRows, nowhereRows, type Rows } from './rows.ts'
import { withoutFilters } from './without-filters.ts'

// The handlers' own walls are down: every row is the caller's to their rules, and their statements (withoutFilters) ask for
// everybody's.
vi.mock('../../../../packages/domain/src/access/whose-row.ts', () => ({ owns: () => true, actsIn: () => true }))

/** Figures that everybody may know though they count what nobody sees, and why. */
const publicFigures: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  getPublicTenantStats: { totalOrders: 'how many orders the whole market has had says nothing of anybody' },
}

const onTheSite = 'reads only views that hold what is on the site'
const byToken = 'reads and writes only what the token names'
const nobodys = 'reads and writes nothing that belongs to anybody'
/** Operations that can reach no row of a stranger even without row-level security, and why. */
const reachesNobody: Partial<Record<OperationId, string>> = {
  ...{ listProducts: onTheSite, listFeaturedProducts: onTheSite, listPublicTenants: onTheSite },
  ...{ listProductImages: onTheSite, getProductImage: onTheSite },
  ...{ getPublicTenant: onTheSite, getPublicTenantBySlug: onTheSite, getPublicTenantBranding: onTheSite },
  ...{ getPublicTenantStats: onTheSite, listCategories: onTheSite, getCategory: onTheSite },
  ...{ getProfile: byToken, logout: byToken },
  ...{
    listProvinces: nobodys,
    listWards: nobodys,
    getHealth: nobodys,
    getDepositInstructions: nobodys,
    getPublicPlatformSettings: nobodys,
  },
}

const server = useTestApi()
const called = operations.filter((one) => walledCallers(one).length > 0 && (ruleOf(one) || !one.body))
let stage: Rehearsal
let standings: Record<Caller, Standing>
let foreign: Rows
/** What was answered while the stranger wasn't there. */
const before = new Map<OperationId, Answers>()

beforeAll(async () => {
  stage = rehearse(server, { rewrite: withoutFilters })
  standings = await arrangeCallers(server)
  const market = await arrangeMarket(server)
  for (const caller of callerNames) await arrangeOwnRows(server, standings[caller], market)
  for (const operation of called)
    before.set(operation.id, await answersOf(stage, operation, standings, nowhereRows(market)))
  foreign = await arrangeForeignRows(server, market)
  await forbidWrites(server, [foreign.user, foreign.shop])
}, 60_000)

test('the hook takes every condition on whose a row is, and nothing else', () => {
  expect(withoutFilters(`select * from "orders" where ("orders"."buyer_id" = $1 and "orders"."status" = $2)`)).toBe(
    `select * from "orders" where (($1::uuid is null or true) and "orders"."status" = $2)`,
  )
  expect(withoutFilters(`update "products" set "tenant_id" = $1 where "products"."id" = $2`)).toBe(
    `update "products" set "tenant_id" = $1 where "products"."id" = $2`,
  )
})

test.each(called)('with only row-level security, $id answers as if the stranger were not there', async (operation) => {
  const { was, is } = await answered(operation)
  expect(without(publicFigures[operation.id], is)).toEqual(without(publicFigures[operation.id], was))
})

test.each(called.filter(({ id }) => publicFigures[id]))('$id does count what nobody sees', async (operation) => {
  const { was, is } = await answered(operation)
  expect(is).not.toEqual(was)
})

describe('without row-level security', () => {
  beforeAll(() => liftRowSecurity(server))

  test.each(called)('the same calls of $id do reach the stranger, unless it is named', async (operation) => {
    const [was, is] = Object.values(await answered(operation)).map((one) => without(publicFigures[operation.id], one))
    expect(isDeepStrictEqual(is, was), JSON.stringify(is)).toBe(reachesNobody[operation.id] !== undefined)
  })
})

type Answers = Partial<Record<Caller, string>>

/** What the calls were answered while the stranger wasn't there, and what they are now; a row of theirs that is written is a 500. */
async function answered(operation: Operation): Promise<{ was: Answers; is: Answers }> {
  return { was: before.get(operation.id) ?? {}, is: await answersOf(stage, operation, standings, foreign) }
}

/** Answers without these figures. */
function without(figures: Readonly<Record<string, string>> = {}, answers: Answers = {}): Answers {
  const figure = new RegExp(`(?<="(${Object.keys(figures).join('|')})":)\\d+`, 'g')
  return Object.fromEntries(Object.entries(answers).map(([caller, said]) => [caller, said.replaceAll(figure, '#')]))
}
