import { moneyRoutes } from '@chonoi/domain'
import { describe, expect, test, vi } from 'vitest'
import { findWrongs } from '../races/soundness.ts'
import type { Command, TransferMethod } from './commands.ts'
import { guards, rows } from './guards.ts'
import { type MarketsStage, useMarkets } from './markets-stage.ts'
import { runMarket } from './run-market.ts'

/** Without a lock the first round fails unless the machine stalls. */
const maxRounds = 3
vi.setConfig({ testTimeout: 240_000 })

/** What the model finds when it runs the commands with every check; null when all is in order. */
async function findViolation(
  stage: MarketsStage,
  commands: readonly Command[],
  transfer: TransferMethod = 'VIETQR',
): Promise<string | null> {
  try {
    await runMarket(stage, commands, transfer)
  } catch (error) {
    return String(error)
  }
  const wrongs = Object.keys(await findWrongs(stage.server.owner))
  return wrongs.length > 0 ? wrongs.join(', ') : null
}

describe('with every guard', () => {
  const stage = useMarkets()

  test.each(guards)('the model holds what breaks without $without', async ({ commands }) => {
    expect(await findViolation(stage, commands)).toBeNull()
  })
})

describe.each(guards)('without $without', ({ weakenings, commands }) => {
  const stage = useMarkets(weakenings)

  test('the model finds a violation', async () => {
    let found: string | null = null
    for (let round = 0; found === null && round < maxRounds; round++) found = await findViolation(stage, commands)
    expect(found).not.toBeNull()
    expect(stage.changed.size > 0).toBe(weakenings.some(({ inStatement }) => inStatement))
  })
})

describe.each(rows)('by $method to the $collector', ({ method, collector, commands }) => {
  const stage = useMarkets()
  const transfer = method === 'BANK_TRANSFER' ? method : 'VIETQR'

  test('without its row of the table the model finds a violation', async () => {
    expect(await findViolation(stage, commands, transfer)).toBeNull()
    const routes = moneyRoutes[method]
    const kept = { ...routes }
    Reflect.deleteProperty(routes, collector)
    const found = await findViolation(stage, commands, transfer)
    Object.assign(routes, kept)
    expect(found).not.toBeNull()
  })
})
