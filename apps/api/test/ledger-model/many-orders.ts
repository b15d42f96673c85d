import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { findWrongs } from '../races/soundness.ts'
import { anyCommand } from './commands.ts'
import { useMarkets } from './markets-stage.ts'
import { runMarket } from './run-market.ts'

const wanted = Number(process.env.LEDGER_ORDERS)
const seed = Number(process.env.LEDGER_SEED)
const ordersOfBatch = 1_000
const lengthOfSequence = 400
const lanes = 4

const anySequence = fc.array(anyCommand, { minLength: lengthOfSequence, maxLength: lengthOfSequence, size: 'max' })

/** The batches of a lane. Lanes are files, so that they run side by side: a market waits for its database half of the time. */
const batchesOf = (lane: number) =>
  Array.from({ length: Math.ceil(wanted / ordersOfBatch) }, (_, batch) => ({
    batch: batch + 1,
    orders: Math.min(ordersOfBatch, wanted - batch * ordersOfBatch),
  })).filter(({ batch }) => batch % lanes === lane)

/**
 * Runs a lane's batches of random markets. Each batch has a database of its own, so that the last costs no more than the
 * first: after every command one statement compares the books with the model, and at the end of the batch every invariant
 * of the whole database is checked.
 */
export function describeManyOrders(lane: number): void {
  vi.setConfig({ testTimeout: 60 * 60_000 })
  const batches = batchesOf(lane)
  test('the lane has its share of the batches', () => {
    expect(Math.abs(batches.length - wanted / ordersOfBatch / lanes)).toBeLessThanOrEqual(1)
  })
  const done = { orders: 0, commands: 0, seconds: 0 }

  describe.each(batches)('batch $batch', ({ batch, orders }) => {
    const stage = useMarkets()

    test(`[WAL-08] ${orders} orders of random markets: results and balances match the model (LEDGER_SEED=${seed})`, async () => {
      const begin = performance.now()
      let placed = 0
      for (let market = 0; placed < orders; market++) {
        // A seed of its own repeats a market alone: nobody shrinks so many commands.
        const own = seed + batch * ordersOfBatch + market
        const [commands = []] = fc.sample(anySequence, { numRuns: 1, seed: own })
        const transfer = market % 2 === 0 ? 'VIETQR' : 'BANK_TRANSFER'
        const story = await runMarket(stage, commands, transfer).catch((cause: unknown) => {
          throw new Error(`the market of seed ${own}, transfers by ${transfer}: ${String(cause)}`, { cause })
        })
        placed += story.orders
        done.commands += lengthOfSequence
      }
      expect(await findWrongs(stage.server.owner)).toEqual({})
      expect(stage.server.deadlocks).toBe(0)
      done.orders += placed
      done.seconds += (performance.now() - begin) / 1000
      if (batch === batches.at(-1)?.batch)
        process.stdout.write(
          `[figures] model of money, lane ${lane}: ${done.orders} orders by ${done.commands} commands, ` +
            `${(done.orders / done.seconds).toFixed(1)} a second\n`,
        )
    })
  })
}
