import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ComponentCost {
  /** The additional download for an application, without React, gzipped KB. */
  scriptKb: number
  /** Its own rules in the one stylesheet, gzipped KB. */
  styleKb: number
  /**
   * Processor time of mounting it once: script, style and layout, ms. Undefined where it needs a surrounding component.
   */
  mountMs?: number
}

export type ComponentCosts = Record<string, ComponentCost>

const file = join(import.meta.dirname, '../../component-costs.json')

export const readComponentCosts = (): ComponentCosts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ComponentCosts) : {}

export function writeComponentCosts(costs: ComponentCosts): void {
  writeFileSync(file, `${JSON.stringify(costs, null, 2)}\n`)
}
