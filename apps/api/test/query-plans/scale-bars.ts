import type { HotCall } from './hot-calls.ts'

/** What a size of the market was measured at. In milliseconds. */
export interface CallCost {
  p50: number
  p95: number
  /** Processor time of the database for one call, the median: what else runs on the machine doesn't count. */
  databaseCpu: number
}

/** A limit of issue 4 for calls on the largest market. */
export interface Bar {
  calls: readonly string[]
  p95: number
  /** Of the processor time, against a market of a tenth of the size. */
  growth?: number
}

/** Names of hot calls. A feed's page says its total, which is kept, not counted. */
export const bars: readonly Bar[] = [
  { calls: ['a search with filters', 'a search with filters, without marks'], p95: 50 },
  { calls: ['the catalogue', 'the newest products', 'the newest reviews', 'the wallet'], p95: 10, growth: 1.5 },
]

export const barOf = ({ name }: Pick<HotCall, 'name'>): Bar | undefined =>
  bars.find(({ calls }) => calls.includes(name))

type Costs = ReadonlyMap<string, CallCost>

/** Which limits a call misses on the largest market, against one of a tenth of its size. */
export function missedBars(call: Pick<HotCall, 'name'>, tenth: Costs, largest: Costs): string[] {
  const [bar, before, cost] = [barOf(call), tenth.get(call.name), largest.get(call.name)]
  if (!bar) return []
  if (!cost) return [`${call.name} took longer than a statement may`]
  const growth = before ? cost.databaseCpu / before.databaseCpu : 1
  return [
    ...(cost.p95 > bar.p95 ? [`${call.name}: p95 of ${cost.p95.toFixed(1)} ms, at most ${bar.p95}`] : []),
    ...(bar.growth && growth > bar.growth
      ? [`${call.name}: ${growth.toFixed(2)} × a tenth, at most ${bar.growth} ×`]
      : []),
  ]
}
