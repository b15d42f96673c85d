import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { type HotCall, hotCalls } from './hot-calls.ts'
import type { MarketSize } from './large-market.ts'
import { barOf, type CallCost, missedBars } from './scale-bars.ts'

interface Measured {
  size: MarketSize
  costs: ReadonlyMap<string, CallCost>
}

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })

const refused = '503: too long'

/** Prints a line as soon as a call is measured, because the whole run takes minutes. */
export function printCosts({ products }: MarketSize, call: Pick<HotCall, 'name'>, cost: CallCost | undefined): void {
  const limit = barOf(call)?.p95
  const bar = limit === undefined ? '' : `  (at most ${limit} ms at p95)`
  const figures = cost
    ? `p50 ${number(cost.p50)} ms, p95 ${number(cost.p95)} ms, database ${number(cost.databaseCpu)} ms`
    : refused
  process.stdout.write(`${number(products)} products, ${call.name}: ${figures}${bar}\n`)
}

/** Renders docs/scale.md: every call at every size, with its limits. */
export function writeScalePage(measured: readonly Measured[]): void {
  const sizes = measured.map(({ size: { products, shops } }) => `${number(products)} products, ${number(shops)} shops`)
  const head = ['call', ...sizes, 'database, against a tenth', 'limit']
  const rows = hotCalls.map((call) => [
    call.name,
    ...measured.map(({ costs }) => cellOf(costs.get(call.name))),
    growthOf(measured, call),
    limitOf(call),
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const page = [
    '# What a call costs as the market grows',
    '',
    `Written by \`pnpm --filter @chonoi/api run scale\`, last on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model}, ${availableParallelism()} cores,`,
    `${process.version}, the embedded PostgreSQL as it is shipped, ${loadavg()[0]?.toFixed(1)} processes waiting or running at the end. Each cell: p50 and p95 of`,
    'one call at a time through the whole server, and the processor time of the database for it (median), in milliseconds. The',
    'times hold what else ran on the machine; the processor time doesn’t.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
    ...missedOf(measured).flatMap((missed) => [`- Missed: ${missed}.`, '']),
    'The feeds of products and the wallet come in pages, as the documents ask, not by keys: their bar is held on the first page.',
    '“a far page” is one of 900. A search is of the words’ own size: it reads what it finds, and a market of ten times as many',
    'products has ten times as many of each word. What administrators list with an exact total is counted. What the analytics',
    'of a shop with a million orders cost stands in [scale-shop.md](scale-shop.md).',
    '',
  ]
  writeFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'scale.md'), page.join('\n'))
}

/** Writes the same as JSON, beside the bench's results. */
export function writeScaleFigures(measured: readonly Measured[]): void {
  const figures = measured.map(({ size, costs }) => ({ ...size, calls: Object.fromEntries(costs) }))
  const file = join(import.meta.dirname, '..', '..', '..', '..', 'tests', 'bench', 'scale.json')
  writeFileSync(file, `${JSON.stringify({ measuredAt: new Date().toISOString(), figures }, null, 2)}\n`)
}

/** Describes the exceeded limits on the largest market. */
export function missedOf(measured: readonly Measured[]): string[] {
  const [before, largest] = measured.slice(-2)
  return largest && before ? hotCalls.flatMap((call) => missedBars(call, before.costs, largest.costs)) : []
}

const cellOf = (cost: CallCost | undefined) =>
  cost ? `${number(cost.p50)} · ${number(cost.p95)} · ${number(cost.databaseCpu)}` : refused

/** Returns the growth of processor time from the second largest market to the largest. */
function growthOf(measured: readonly Measured[], { name }: HotCall): string {
  const [before, after] = measured.slice(-2).map(({ costs }) => costs.get(name)?.databaseCpu)
  return before && after ? `${number(after / before)} ×` : ''
}

function limitOf(call: HotCall): string {
  const bar = barOf(call)
  if (!bar) return ''
  return `p95 at most ${bar.p95} ms${bar.growth ? `, at most ${bar.growth} ×` : ''}`
}
