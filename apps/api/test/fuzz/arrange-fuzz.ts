import { arrangeCallers, type Caller, callerNames, type Standing } from '../permissions/callers.ts'
import { arrangeMarket, arrangeOwnRows, type Rows } from '../permissions/rows.ts'
import { arrangeMoney } from '../testing/arrange.ts'
import type { TestApi } from '../testing/test-api.ts'

export interface FuzzWorld {
  standings: Record<Caller, Standing>
  own: Record<Caller, Rows | null>
}

/** Arranges every caller with rows of every kind and enough money, so that valid calls succeed. */
export async function arrangeFuzz(test: TestApi): Promise<FuzzWorld> {
  const standings = await arrangeCallers(test)
  const market = await arrangeMarket(test)
  const own = {} as FuzzWorld['own']
  for (const caller of callerNames) {
    const { person } = standings[caller]
    own[caller] = await arrangeOwnRows(test, standings[caller], market)
    if (person) await arrangeMoney(test, person.id, 100_000_000_000)
  }
  return { standings, own }
}
