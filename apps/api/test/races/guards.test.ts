import { describe, expect, test, vi } from 'vitest'
import { guards } from './guards.ts'
import { holdRace } from './hold-race.ts'
import { races } from './races.ts'
import { useStage } from './stage.ts'

const calls = 30
/** A race without its guard is lost as a rule, not by law. */
const mostRounds = 25
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
    expect(await findBroken(mostRounds)).toContain(breaks)
    expect(changed.size > 0).toBe(weakenings.some(({ inStatement }) => inStatement))
  })
})
