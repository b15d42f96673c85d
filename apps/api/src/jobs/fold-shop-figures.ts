import { inScope, systemScope } from '../database/scope.ts'
import { foldBuyerCounts } from '../modules/seller/buyer-counts.store.ts'
import { foldFigures } from '../modules/seller/shop-figures.store.ts'
import { foldSteps } from '../modules/seller/shop-steps.store.ts'
import type { JobTools } from './job.ts'

const maxAtOnce = 20_000

/** Folds what was added to the figures of shops since the last time; answers how many rows. */
export async function foldShopFigures({ database }: JobTools): Promise<number> {
  let total = 0
  for (const fold of [foldFigures, foldSteps, foldBuyerCounts])
    for (let folded = maxAtOnce; folded === maxAtOnce; total += folded)
      folded = await inScope(database, systemScope, ({ queries }) => fold(queries, maxAtOnce))
  return total
}
