import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { callOf, reachOf } from '../calls/all-calls.ts'
import { type Answers, answersOf, walledCallers } from './answers.ts'
import { arrangeCallers, type Caller, callerNames, type Standing } from './callers.ts'
import { type Aim, aimAt } from './calls.ts'
import { rowFieldsOf, withField } from './row-fields.ts'
import { forbidWrites, liftRowSecurity } from './row-walls.ts'
import { arrangeForeignRows, arrangeMarket, arrangeOwnRows, nowhereRows, type Rows } from './rows.ts'
import { withoutFilters } from './without-filters.ts'

// Application-level ownership checks are disabled: policies allow every row, and statements (withoutFilters) select
// rows of all owners.
vi.mock('../../../../packages/domain/src/access/whose-row.ts', () => ({ owns: () => true, actsIn: () => true }))

/** A call of an operation: on rows named by its path, or on the caller's own rows except for one field. */
interface Case {
  title: string
  operation: Operation
  field?: string
}

const titleOf = ({ id }: Operation, field?: string) => (field ? `${id} ${field}` : id)

/**
 * Returns the reasons why parts of an operation, by field or `call`, reach no stranger even without row-level security.
 */
function reasonsOf(operation: Operation): Readonly<Record<string, string>> {
  const { reachesNobody = {} } = callOf(operation)
  return typeof reachesNobody === 'string' ? { call: reachesNobody } : reachesNobody
}

const reachesNobody = ({ operation, field = 'call' }: Case) => field in reasonsOf(operation)
/** Returns public figures that count rows invisible to the caller. */
const publicFiguresOf = ({ operation, field }: Case) => (field ? undefined : callOf(operation).publicFigures)

const cases: readonly Case[] = operations
  .filter((operation) => walledCallers(operation).length > 0)
  .flatMap((operation) => [
    { title: titleOf(operation), operation },
    ...rowFieldsOf(operation).map((field) => ({ title: titleOf(operation, field), operation, field })),
  ])

const server = useTestApi()
let stage: Rehearsal
let standings: Record<Caller, Standing>
const own: Partial<Record<Caller, Rows | null>> = {}
let nowhere: Rows
let foreign: Rows
/** Answers before the stranger existed. */
const before = new Map<string, Answers>()

beforeAll(async () => {
  stage = rehearse(server, { rewrite: withoutFilters })
  standings = await arrangeCallers(server)
  const market = await arrangeMarket(server)
  nowhere = nowhereRows(market)
  for (const caller of callerNames) own[caller] = await arrangeOwnRows(server, standings[caller], market)
  for (const one of cases) before.set(one.title, await answersTo(one, nowhere))
  foreign = await arrangeForeignRows(server, market)
  await forbidWrites(server, [foreign.user, foreign.shop])
}, 180_000)

/** Whether a stranger's row could appear in the call. Otherwise it writes only the caller's own rows. */
const isAimed = ({ operation, field }: Case) => Boolean(field ?? reachOf(operation)) || !operation.body

/** Makes the call as each caller, naming these rows wherever a stranger's can be named. */
const answersTo = ({ operation, field }: Case, rows: Rows) =>
  answersOf(stage, operation, standings, (caller) => {
    const others = aimAt(operation, rows)
    const mine = rowFieldsOf(operation)
      .filter((name) => name.startsWith('query.'))
      .reduce((aim, name) => withField(aim, name, {}) as Aim, aimAt(operation, own[caller] ?? nowhere))
    if (field) return withField(mine, field, others) as Aim
    return reachOf(operation) ? others : mine
  })

test('withoutFilters: removes every ownership condition and nothing else', () => {
  expect(withoutFilters(`select * from "orders" where ("orders"."buyer_id" = $1 and "orders"."status" = $2)`)).toBe(
    `select * from "orders" where (("orders"."buyer_id" = $1 or coalesce(current_setting('app.scope', true), '') <> 'system') and "orders"."status" = $2)`,
  )
  expect(withoutFilters(`update "products" set "tenant_id" = $1 where "products"."id" = $2`)).toBe(
    `update "products" set "tenant_id" = $1 where "products"."id" = $2`,
  )
})

test('reachesNobody: every exception belongs to an existing call', () => {
  const titles = new Set(cases.map(({ title }) => title))
  const exceptions = operations.flatMap((operation) =>
    [...Object.keys(reasonsOf(operation)), ...(callOf(operation).publicFigures ? ['call'] : [])].map((part) =>
      titleOf(operation, part === 'call' ? undefined : part),
    ),
  )
  expect(exceptions.filter((title) => !titles.has(title))).toEqual([])
})

test.each(cases)("with only row-level security, $title answers as if the stranger didn't exist", async (one) => {
  const { was, is } = await answered(one)
  expect(is).toEqual(was)
})

test.each(cases.filter((one) => publicFiguresOf(one)))("$title counts rows that the caller can't see", async (one) => {
  expect(await answersTo(one, foreign)).not.toEqual(before.get(one.title))
})

describe('without row-level security', () => {
  beforeAll(() => liftRowSecurity(server))

  test.each(cases.filter(isAimed))(
    'calls of $title do reach the stranger unless an exception names them',
    async (one) => {
      const { was, is } = await answered(one)
      expect(isDeepStrictEqual(is, was), JSON.stringify(is)).toBe(reachesNobody(one))
    },
  )
})

/** Returns the answers before and after the stranger existed. A write to one of their rows is a 500. */
async function answered(one: Case): Promise<{ was: Answers; is: Answers }> {
  const is = await answersTo(one, foreign)
  const figures = publicFiguresOf(one)
  return { was: without(figures, before.get(one.title)), is: without(figures, is) }
}

/** Masks these figures in the answers. */
function without(figures: Readonly<Record<string, string>> = {}, answers: Answers = {}): Answers {
  const figure = new RegExp(`(?<="(${Object.keys(figures).join('|')})":)\\d+`, 'g')
  return Object.fromEntries(Object.entries(answers).map(([caller, said]) => [caller, said.replaceAll(figure, '#')]))
}
