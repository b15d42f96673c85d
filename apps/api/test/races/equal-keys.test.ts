import { beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '../../src/http/contract-document.ts'
import { rehearse } from '../testing/rehearsal.ts'
import { newKey, type TestApi, useTestApi } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { arrangeMarket, type Market } from '../permissions/rows.ts'
import { arrangeKeyedCall, keyedOperations } from './keyed-calls.ts'
import { Facts } from './facts.ts'
import { noDeadlock } from './hold-race.ts'
import { holdSoundness } from './soundness.ts'
import { useStage } from './stage.ts'
import { withoutConstraint } from './weakenings.ts'

const calls = Number(process.env.EQUAL_KEYS ?? (process.env.TEST_RING === 'full' ? 50 : 12))
/** Maximum rounds without the table of keys. */
const maxRounds = 10

/**
 * Tables that don't count: limits and keys, and the heads of audit chains and ledger accounts, which are added with a shop's first
 * entry.
 */
const uncounted = ['rate_limits', 'idempotency_keys', 'audit_chains', 'ledger_accounts']

async function rowsOf({ owner }: TestApi): Promise<Record<string, number>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname <> all($1)`,
    [uncounted],
  )
  const counts = tables.map(({ name }) => `(select count(*) from ${name}) as ${name}`)
  const { rows } = await owner.query<Record<string, number>>(`select ${counts.join(', ')}`)
  return rows[0] ?? {}
}

/** Returns the rows added to each table since then. */
async function growthSince(server: TestApi, before: Record<string, number>): Promise<Record<string, number>> {
  const growth = Object.entries(await rowsOf(server)).map(
    ([table, rows]) => [table, rows - (before[table] ?? 0)] as const,
  )
  return Object.fromEntries(growth.filter(([, rows]) => rows !== 0))
}

/**
 * Returns effect and answers of a single call, which is rolled back, and of many equal concurrent calls on the same rows.
 */
async function compare(server: TestApi, operation: Operation, market: Market, calls: number) {
  const call = await arrangeKeyedCall(server, operation, market)
  const { response, growth } = await rehearse(server, { countsGrowth: true }).call(...call(newKey()))
  const one = Object.fromEntries(Object.entries(growth).filter(([table]) => !uncounted.includes(table)))

  const before = await rowsOf(server)
  const equal = call(newKey())
  const answers = await atOnce(times(calls, () => () => server.send(...equal)))
  const many = await growthSince(server, before)
  const texts = await Promise.all(answers.map(async (each) => `${each.status} ${canonical(await each.text())}`))
  return { status: response.status, one, many, answers: [...new Set(texts)] }
}

/** Sorts the fields, whose order is irrelevant. */
function canonical(text: string): string {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [two]) => one.localeCompare(two)))
      : value
  return text && JSON.stringify(JSON.parse(text), sorted)
}

describe(`${calls} equal calls under one key`, () => {
  const server = useTestApi()
  let market: Market
  beforeAll(async () => {
    market = await arrangeMarket(server)
  })

  test.each(keyedOperations)(
    '[WAL-08] $id: many equal calls have one effect and the same answer',
    async (operation) => {
      const deadlocks = server.deadlocks
      const { status, one, many, answers } = await compare(server, operation, market, calls)
      expect(status).toBe(operation.success.status)
      expect(many).toEqual(one)
      expect(answers).toHaveLength(1)
      expect(answers[0]).toMatch(new RegExp(`^${operation.success.status} `))
      const facts = new Facts()
      facts.hold(noDeadlock, server.deadlocks - deadlocks, 0)
      await holdSoundness(facts, server.owner)
      expect(facts.broken).toEqual({})
    },
  )
})

describe('without the key of the table of keys', () => {
  const { server } = useStage([withoutConstraint('idempotency_keys', 'PRIMARY KEY')])

  test('without the table of keys: equal calls have more than one effect', async () => {
    const createDeposit = keyedOperations.find(({ id }) => id === 'createDeposit')
    if (!createDeposit) throw new Error('no such operation')
    const market = await arrangeMarket(server)
    // Calls that a busy machine runs one after the other have one effect all the same.
    let effects = 0
    for (let round = 0; round < maxRounds && effects < 2; round++) {
      const { one, many } = await compare(server, createDeposit, market, 5)
      expect(one.deposits).toBe(1)
      effects = Number(many.deposits)
    }
    expect(effects).toBeGreaterThan(1)
  })
})
