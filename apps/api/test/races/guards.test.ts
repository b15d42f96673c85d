import { describe, expect, test, vi } from 'vitest'
import { guards } from './guards.ts'
import { holdRace } from './hold-race.ts'
import { races } from './races.ts'
import { useStage } from './stage.ts'

const calls = 30
/** Without a lock two calls are made to meet, so the first round is lost unless the machine stalls. */
const maxRoundsWithMeeting = 3
/** Without another guard a race is lost as a rule, not for certain. */
const maxRoundsByChance = 25
vi.setConfig({ testTimeout: 120_000 })

test('every race has a guard without which it is lost', () => {
  const guarded: readonly string[] = guards.map(({ race }) => race)
  expect(Object.keys(races).filter((name) => !guarded.includes(name))).toEqual([])
})

describe.each(guards)('without $without', ({ weakenings, race, breaks }) => {
  const { server, changed } = useStage(weakenings)

  /** What is broken, after as many rounds as it takes. */
  async function findBroken(rounds: number): Promise<string[]> {
    const broken = Object.keys((await holdRace(server, races[race], calls)).broken)
    return rounds === 1 || broken.includes(breaks) ? broken : findBroken(rounds - 1)
  }

  test(`it is seen that this does not hold: ${breaks}`, async () => {
    const isMeeting = weakenings.some(({ meets }) => meets)
    expect(await findBroken(isMeeting ? maxRoundsWithMeeting : maxRoundsByChance)).toContain(breaks)
    expect(changed.size > 0).toBe(weakenings.some(({ inStatement }) => inStatement))
  })
})
