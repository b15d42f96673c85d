import { describe, expect, test, vi } from 'vitest'
import { guards } from './guards.ts'
import { holdRace } from './hold-race.ts'
import { races } from './races.ts'
import { useStage } from './stage.ts'

const calls = 30
/** Maximum rounds when two calls are made to meet. Without the lock the first round fails unless the machine stalls. */
const maxRoundsWithMeeting = 3
/** Maximum rounds otherwise. Without the guard a round usually fails, but not always. */
const maxRoundsByChance = 25
vi.setConfig({ testTimeout: 120_000 })

test('guards: every race has a guard without which it fails', () => {
  const guarded: readonly string[] = guards.map(({ race }) => race)
  expect(Object.keys(races).filter((name) => !guarded.includes(name))).toEqual([])
})

describe.each(guards)('without $without', ({ weakenings, race, breaks }) => {
  const { server, changed } = useStage(weakenings)

  /** Returns the violations, after at most this many rounds. */
  async function findBroken(rounds: number): Promise<string[]> {
    const broken = Object.keys((await holdRace(server, races[race], calls)).broken)
    return rounds === 1 || broken.includes(breaks) ? broken : findBroken(rounds - 1)
  }

  test(`violates: ${breaks}`, async () => {
    const isMeeting = weakenings.some(({ meets }) => meets)
    expect(await findBroken(isMeeting ? maxRoundsWithMeeting : maxRoundsByChance)).toContain(breaks)
    expect(changed.size > 0).toBe(weakenings.some(({ inStatement }) => inStatement))
  })
})
