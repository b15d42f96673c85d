import { moneyRoutes } from '@chonoi/domain'
import { describe, expect, test, vi } from 'vitest'
import { findWrongs } from '../races/soundness.ts'
import type { Command, TransferMethod } from './commands.ts'
import { guards, rows } from './guards.ts'
import { type MarketsStage, useMarkets } from './markets-stage.ts'
import { runMarket } from './run-market.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Runs commands as the model does, with every check. */
async function hold(stage: MarketsStage, commands: readonly Command[], transfer: TransferMethod = 'VIETQR') {
  await runMarket(stage, commands, transfer)
  expect(await findWrongs(stage.server.owner)).toEqual({})
}

describe('with every guard', () => {
  const stage = useMarkets()

  test.each(guards)('holds what breaks without $without', async ({ commands }) => {
    await hold(stage, commands)
  })
})

describe.each(guards)('without $without', ({ weakenings, commands }) => {
  const stage = useMarkets(weakenings)

  test('the model finds a violation', async () => {
    await expect(hold(stage, commands)).rejects.toThrow()
    expect(stage.changed.size > 0).toBe(weakenings.some(({ inStatement }) => inStatement))
  })
})

describe.each(rows)('by $method to the $collector', ({ method, collector, commands }) => {
  const stage = useMarkets()
  const transfer = method === 'BANK_TRANSFER' ? method : 'VIETQR'

  test('without its row of the table the model finds a violation', async () => {
    await hold(stage, commands, transfer)
    const routes = moneyRoutes[method]
    const kept = { ...routes }
    Reflect.deleteProperty(routes, collector)
    await expect(runMarket(stage, commands, transfer).finally(() => Object.assign(routes, kept))).rejects.toThrow()
  })
})
