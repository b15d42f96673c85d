import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readmeFile, readmeWithScreens } from '../scripts/list-screens.ts'

test('README.md lists every screen (node packages/features/scripts/list-screens.ts)', () => {
  expect(readFileSync(readmeFile, 'utf8')).toBe(readmeWithScreens())
})
