import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { arrangeCallers, type Caller, type Standing } from '../permissions/callers.ts'
import { aimAt, madeOf } from '../permissions/calls.ts'
import { gateOf } from '../permissions/gate.ts'
import {
  arrangeForeignRows,
  arrangeMarket,
  arrangeOwnRows,
  type Market,
  nowhereRows,
  type Rows,
} from '../permissions/rows.ts'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { toStableExample, type Example, shapeOf } from './example.ts'

const file = new URL('../../../../openapi/examples.json', import.meta.url)
const writes = process.env.WRITE_EXAMPLES === '1'
const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Example>
const written: Record<string, Example> = {}

const server = useTestApi()
let stage: Rehearsal
let standings: Record<Caller, Standing>
let market: Market
let foreign: Rows
const rows = new Map<Caller, Rows>()

/** Those who may do the least come first, so that an example shows who an operation is for. */
const order: readonly Caller[] = ['guest', 'customer', 'seller', 'shopAdmin', 'platformAdmin', 'superAdmin']

beforeAll(async () => {
  stage = rehearse(server)
  standings = await arrangeCallers(server)
  market = await arrangeMarket(server)
  foreign = await arrangeForeignRows(server, market)
})

afterAll(() => {
  if (!writes) return
  const inOrder = Object.fromEntries(Object.entries(written).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`)
})

/** The caller's own rows, and those of another person for what nobody does to their own. */
async function rowsFor(caller: Caller): Promise<readonly Rows[]> {
  const own = rows.get(caller) ?? (await arrangeOwnRows(server, standings[caller], market)) ?? nowhereRows(market)
  rows.set(caller, own)
  return [own, foreign]
}

/** Returns the first call that succeeds and answers with more than an empty list. */
async function send(operation: Operation): Promise<Example | undefined> {
  let withEmptyList: Example | undefined
  for (const caller of order.filter((one) => gateOf(operation, one) === 'open'))
    for (const named of await rowsFor(caller)) {
      const aim = aimAt(operation, named)
      const { response } = await stage.call(...madeOf(operation, standings[caller], aim))
      if (!response.ok) continue
      const isJson = response.headers.get('content-type') === 'application/json'
      const answer: unknown = isJson ? await response.json() : undefined
      const example = toStableExample({
        path: aim.path,
        query: aim.query,
        ...(operation.body?.contentType === 'application/json' && aim.body !== undefined && { body: aim.body }),
        status: response.status,
        ...(isJson && { answer }),
      })
      if (!hasEmptyList(answer)) return example
      withEmptyList ??= example
    }
  return withEmptyList
}

const hasEmptyList = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  [answer, ...Object.values(answer)].some((one) => Array.isArray(one) && one.length === 0)

const ids = operations.map(({ id }) => id)

test('the examples are those of all operations and of no others (pnpm --filter @chonoi/api run examples)', () => {
  expect((writes ? ids : Object.keys(kept)).toSorted()).toEqual(ids.toSorted())
})

test.each(operations)('$id: its example is sent and answered as the reference says', async (operation) => {
  const example = await send(operation)
  if (!example) throw new Error('No caller succeeds.')
  const { [operation.id]: known } = kept
  // Writing leaves an example alone that still has its shape: ids, addresses and days differ in every run.
  written[operation.id] = known && isDeepStrictEqual(shapeOf(example), shapeOf(known)) ? known : example
  expect(shapeOf(example)).toEqual(shapeOf(writes ? written[operation.id] : known))
})
