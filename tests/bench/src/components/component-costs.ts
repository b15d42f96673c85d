import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ComponentCost {
  /** What an application downloads more because of it, above React, gzipped KB. */
  scriptKb: number
  /** Its own rules in the one stylesheet, gzipped KB. */
  styleKb: number
  /** Processor time of putting it on the page once: script, style and layout, ms. Undefined where it needs a surrounding. */
  mountMs?: number
}

export type ComponentCosts = Record<string, ComponentCost>

const file = join(import.meta.dirname, '../../component-costs.json')

export const readComponentCosts = (): ComponentCosts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ComponentCosts) : {}

export function writeComponentCosts(costs: ComponentCosts): void {
  writeFileSync(file, `${JSON.stringify(costs, null, 2)}\n`)
}
