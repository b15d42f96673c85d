import { hotCalls } from './hot-calls.ts'
import type { MarketSize } from './large-market.ts'
import { measureMarket } from './measure-market.ts'
import type { CallCost } from './scale-bars.ts'
import { missedOf, printCosts, writeScaleFigures, writeScalePage } from './scale-page.ts'

/**
 * `pnpm --filter @chonoi/api run scale`: measures the hot calls on markets of these sizes (`SCALE_PRODUCTS`). Exits
 * with 1 when a limit is exceeded.
 */
const sizes: readonly MarketSize[] = (process.env.SCALE_PRODUCTS ?? '10000,100000,1000000')
  .split(',')
  .map((text) => ({ products: Number(text), shops: Number(text) / 1000 }))

const measured: { size: MarketSize; costs: Map<string, CallCost> }[] = []
for (const size of sizes)
  measured.push({
    size,
    costs: await measureMarket(size, hotCalls, (call, cost) => printCosts(size, call, cost)),
  })
writeScalePage(measured)
writeScaleFigures(measured)
const missed = missedOf(measured)
for (const one of missed) console.error(`missed: ${one}`)
process.exitCode = missed.length > 0 ? 1 : 0
