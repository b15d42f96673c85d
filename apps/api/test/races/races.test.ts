import { describe, expect, test, vi } from 'vitest'
import { realPasswords, useTestApi } from '../testing/test-api.ts'
import { holdRace } from './hold-race.ts'
import { races } from './races.ts'

// Generous timeout, because races run on machines of any speed.
const rounds = Number(process.env.RACE_ROUNDS ?? 1)
// The usual ring makes as many as guards.test.ts, which shows that a race with them fails without its guard.
const calls = Number(process.env.RACE_CALLS ?? (process.env.TEST_RING === 'full' ? 100 : 30))
vi.setConfig({ testTimeout: 120_000 * rounds })

describe(`${calls} at once on a real PostgreSQL`, () => {
  // Some races are about what happens while a password is hashed.
  const server = useTestApi(realPasswords)

  test.each(Object.entries(races))(
    '[WAL-08] %s: exclusive resources are used once and all invariants hold',
    async (_, race) => {
      for (let round = 0; round < rounds; round++) {
        expect((await holdRace(server, race, calls)).broken).toEqual({})
      }
    },
  )
})
