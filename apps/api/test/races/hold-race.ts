import type { TestApi } from '../testing/test-api.ts'
import type { Facts } from './facts.ts'
import type { Race } from './race.ts'
import { holdSoundness } from './soundness.ts'

export const noDeadlock = 'no two wait for each other until the database ends one'

/** Runs a race and checks the invariants of all races: a consistent database and no deadlocks. */
export async function holdRace(server: TestApi, race: Race, calls: number): Promise<Facts> {
  const before = server.deadlocks
  const facts = await race(server, calls)
  facts.hold(noDeadlock, server.deadlocks - before, 0)
  await holdSoundness(facts, server.owner)
  return facts
}
