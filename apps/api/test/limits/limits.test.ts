import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitsFile, withLimits } from './limits-page.ts'

test('the limits in docs/operating.md are up to date (pnpm --filter @chonoi/api run limits)', () => {
  const page = readFileSync(limitsFile, 'utf8')
  expect(page).toBe(withLimits(page))
})
