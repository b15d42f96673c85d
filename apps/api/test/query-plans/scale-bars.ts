import type { HotCall } from './hot-calls.ts'

/** Measured cost of a call at a market size. In milliseconds. */
export interface CallCost {
  p50: number
  p95: number
  /** Median processor time of the database per call, independent of other load on the machine. */
  databaseCpu: number
  /** The same, at the 95th percentile. */
  databaseCpuP95: number
}

/** Limit of issue 4 for calls on the largest market. */
export interface Bar {
  calls: readonly string[]
  p95: number
  /** Maximum growth of processor time from a market of a tenth of the size. */
  growth?: number
}

/** Limits by name of hot call. Totals of feeds are stored, not counted. */
export const bars: readonly Bar[] = [
  { calls: ['a search with filters', 'a search with filters, without marks'], p95: 50 },
  { calls: ['the catalogue', 'the newest products', 'the newest reviews', 'the wallet'], p95: 10, growth: 1.5 },
]

export const barOf = ({ name }: Pick<HotCall, 'name'>): Bar | undefined =>
  bars.find(({ calls }) => calls.includes(name))

type Costs = ReadonlyMap<string, CallCost>

/** Returns the limits that a call exceeds on the largest market, compared with one of a tenth of its size. */
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
