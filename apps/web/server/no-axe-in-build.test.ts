import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the build contains no axe, which is for development only', () => {
  const dist = join(import.meta.dirname, '..', 'dist')
  const files = globSync('**/*.js', { cwd: dist })
  expect(files.length).toBeGreaterThan(50)
  expect(
    files.filter((file) => /axe-core|axe\.run|reportAccessibility/.test(readFileSync(join(dist, file), 'utf8'))),
  ).toEqual([])
})
