import { expect, test } from 'vitest'
import { seenByBuild } from './docker-ignore.ts'

const isSeen = seenByBuild(
  '# Nothing but the sources.\n**\n!packages\n!package.json\n**/.env*\n**/*.test.*\npackages/old\n',
)

test.each([
  ['package.json', true],
  ['packages/ui/src/button/button.tsx', true],
  ['README.md', false],
  ['packages/ui/src/button/button.test.tsx', false],
  ['packages/ui/.env.local', false],
  ['packages/old/index.ts', false],
])('the last rule that names a file or a folder above it decides: %s', (file, seen) => {
  expect(isSeen(file)).toBe(seen)
})
