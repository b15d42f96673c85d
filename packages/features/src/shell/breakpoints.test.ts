import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '..', '..', '..')
const sheets = globSync(['ui/src/**/*.css', 'features/src/**/*.css'], { cwd: packages })

/** Every condition of a style sheet on 48 rem (768 px) or 64 rem (1024 px). */
const conditions = sheets.flatMap((sheet) => {
  const css = readFileSync(join(packages, sheet), 'utf8')
  return [...css.matchAll(/\(([^()]*\b(?:48|64)rem[^()]*)\)(?=[^;{}]*\{)/g)].map(
    ([, condition]) => `${sheet}: ${condition}`,
  )
})

test('[PERF-02, PERF-03] styles for mobile end below 768 px, those for tablets below 1024 px', () => {
  expect(conditions.filter((one) => one.includes('48rem')).length).toBeGreaterThan(3)
  expect(conditions.filter((one) => one.includes('64rem')).length).toBeGreaterThan(3)
  expect(conditions.filter((one) => !/min-width: \d+rem|width (?:>=|<) \d+rem|<= width < \d+rem/.test(one))).toEqual([])
})
