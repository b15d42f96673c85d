import { writeFileSync } from 'node:fs'
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
export const rounded = (value: number) => Number(value.toFixed(value < 1 ? 2 : 1))

export const isWithinBudget = ({ value, budget }: Figure): boolean =>
  !budget || (budget.is === 'at most' ? value <= budget.limit : value >= budget.limit)

/** Returns one line per figure with its ratio to the budget. */
export function printFigure({ name, value, unit, budget, beside = [], reason }: Figure): void {
  const limit = budget
    ? `  ${budget.is} ${rounded(budget.limit)} ${unit}  (${(value / budget.limit).toFixed(2)} of it)`
    : ''
  console.log(`${name.padEnd(58)} ${value.toFixed(value < 10 ? 2 : 0).padStart(8)} ${unit}${limit}`)
  if (beside.length > 0) console.log(`  beside: ${beside.join(', ')}`)
  if (reason) console.log(`  ${reason}`)
}

/** Writes the figures as JSON, for tracking over time. */
export function writeFigures(figures: readonly Figure[]): void {
  const file = join(import.meta.dirname, '..', 'figures.json')
  writeFileSync(file, `${JSON.stringify({ measuredAt: new Date().toISOString(), figures }, null, 2)}\n`)
}
