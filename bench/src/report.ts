import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Figure {
  name: string
  value: number
  unit: string
  /** The limit it stands beside, and which way it goes. */
  budget?: { limit: number; is: 'at most' | 'at least' }
}

/** One line per figure, the ratio to its budget beside it. */
export function printFigure({ name, value, unit, budget }: Figure): void {
  const beside = budget ? `  ${budget.is} ${budget.limit} ${unit}  (${(value / budget.limit).toFixed(2)} of it)` : ''
  console.log(`${name.padEnd(58)} ${value.toFixed(value < 10 ? 2 : 0).padStart(8)} ${unit}${beside}`)
}

/** The same as JSON, for whoever follows the figures over time. */
export function writeFigures(figures: readonly Figure[]): void {
  const file = join(import.meta.dirname, '..', 'figures.json')
  writeFileSync(file, `${JSON.stringify({ measuredAt: new Date().toISOString(), figures }, null, 2)}\n`)
}
