import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { hotCalls, type MeasuredCall } from './hot-calls.ts'
import type { MarketSize } from './large-market.ts'
import { measureMarket } from './measure-market.ts'
import type { CallCost } from './scale-bars.ts'
import { printCosts } from './scale-page.ts'

export interface LimitedLists {
  size: MarketSize
  /** Limit of the database's processor time at p95 in milliseconds, by the name of the call. */
  limits: Readonly<Record<string, number>>
  /** Calls beside the hot ones. */
  more?: readonly MeasuredCall[]
  /** The page in docs that is written. */
  page: string
  title: string
  /** The command that writes the page. */
  command: string
  /** What the market holds, as a part of a sentence. */
  holds: string
  /** Said below the table. */
  remark: string
}

/** Measures calls on one market and writes a page of their costs. The process fails when a limit is exceeded. */
export async function measureLists({ size, limits, more = [], ...page }: LimitedLists): Promise<void> {
  const calls = [...hotCalls, ...more].filter(({ name }) => name in limits)
  const unknown = Object.keys(limits).filter((name) => calls.every((call) => call.name !== name))
  if (unknown.length > 0) throw new Error(`No such calls: ${unknown.join(', ')}`)
  const costs = await measureMarket(size, calls, (call, cost) => printCosts(size, call, cost))
  const lists = calls.map(({ name }) => ({ name, limit: limits[name] ?? 0, cost: costs.get(name) }))
  const missed = lists.filter(({ limit, cost }) => !cost || cost.databaseCpuP95 > limit).map(({ name }) => name)
  writePage(page, lists, missed)
  for (const name of missed) console.error(`missed: ${name}`)
  process.exitCode = missed.length > 0 ? 1 : 0
}

interface Measured {
  name: string
  limit: number
  /** Undefined when the call took too long. */
  cost: CallCost | undefined
}

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })

function rowOf({ name, limit, cost }: Measured): string[] {
  if (!cost) return [name, '503: too long', '', '', `at most ${limit} ms`]
  const whole = `${number(cost.p50)} · ${number(cost.p95)}`
  return [name, number(cost.databaseCpu), number(cost.databaseCpuP95), whole, `at most ${limit} ms`]
}

function writePage(
  { page, title, command, holds, remark }: Omit<LimitedLists, 'size' | 'limits' | 'more'>,
  lists: readonly Measured[],
  missed: readonly string[],
): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const head = ['list', 'database, p50', 'database, p95', 'whole server, p50 · p95', 'limit of the database']
  const text = [
    `# ${title}`,
    '',
    `Written by \`pnpm --filter @chonoi/api run ${command}\`, last on ${new Date().toISOString().slice(0, 10)}: ${holds};`,
    `${cpus()[0]?.model}, ${availableParallelism()} cores, ${process.version}, ${loadavg()[0]?.toFixed(1)} processes waiting or running at the end.`,
    "In milliseconds; the database's are its processor time.",
    '',
    line(head),
    line(head.map(() => '---')),
    ...lists.map((list) => line(rowOf(list))),
    '',
    ...missed.map((name) => `- Missed: ${name}.`),
    ...(missed.length > 0 ? [''] : []),
    remark,
    '',
  ]
  writeFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', page), text.join('\n'))
}
