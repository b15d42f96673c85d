import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

export interface Figure {
  name: string
  value: number
  unit: string
  /** The budget and its direction. */
  budget?: { limit: number; is: 'at most' | 'at least' }
  /** The same figure of peers in the same run. */
  beside?: readonly string[]
  /** Why it exceeds its budget, and what was tried. */
  reason?: string
}

/** Limits derived from peers are not round numbers. */
const rounded = (value: number) => Number(value.toFixed(value < 1 ? 2 : 1))

/** Returns one line per figure with its ratio to the budget. */
export function printFigure({ name, value, unit, budget, beside = [], reason }: Figure): void {
  const limit = budget
    ? `  ${budget.is} ${rounded(budget.limit)} ${unit}  (${(value / budget.limit).toFixed(2)} of it)`
    : ''
  console.log(`${name.padEnd(58)} ${value.toFixed(value < 10 ? 2 : 0).padStart(8)} ${unit}${limit}`)
  if (beside.length > 0) console.log(`  beside: ${beside.join(', ')}`)
  if (reason) console.log(`  ${reason}`)
}

/** Returns the figures as JSON, for tracking over time. */
export function writeFigures(figures: readonly Figure[]): void {
  const file = join(import.meta.dirname, '..', 'figures.json')
  writeFileSync(file, `${JSON.stringify({ measuredAt: new Date().toISOString(), figures }, null, 2)}\n`)
}

/** Returns the page of the last run, docs/performance.md. */
export function writePage(figures: readonly Figure[], machine: string): void {
  const rows = figures.map(({ name, value, unit, budget, beside = [] }) => [
    name,
    `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
    budget ? `${budget.is} ${rounded(budget.limit)} ${unit}` : '',
    beside.join(', '),
  ])
  const named = [['figure', 'measured', 'budget', 'beside'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...named.map((cells) => cells[column]?.length ?? 0)))
  const [head = [], ...body] = named
  const table = [head, widths.map((width) => '-'.repeat(width)), ...body]
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const page = [
    '# Performance',
    '',
    `Written by \`npm run bench\`, last on ${new Date().toISOString().slice(0, 10)}: ${machine}, ${loadavg()[0]?.toFixed(1)} processes`,
    'waiting or running at the end. Processor time is what compares; times per request also hold what else ran. “Bare” is',
    '`node:http` with the same statements on the same data in the same run. What calls cost on 10,000 to 1,000,000 products',
    'stands in [scale.md](scale.md).',
    '',
    ...table.map(line),
    '',
    ...figures.flatMap(({ name, reason }) => (reason ? [`- ${name}: ${reason}.`, ''] : [])),
  ]
  writeFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'performance.md'), page.join('\n'))
}
