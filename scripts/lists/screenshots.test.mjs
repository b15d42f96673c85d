import assert from 'node:assert/strict'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { screenshotModes } from '../../packages/ui/testing/screenshots/screenshot.ts'
import { foldersOf, screenshotPackages } from '../../packages/ui/testing/screenshots/screenshot-folders.ts'
import { readStories } from '../../packages/ui/testing/stories/read-stories.ts'

/** For both packages together, however many screens there are. */
const maxMb = 40

for (const name of screenshotPackages)
  for (const mode of screenshotModes)
    test(`screenshots of ${name}: one of each story in ${mode}, and no others`, () => {
      const { source, screenshots } = foldersOf(name)
      const stories = readStories(source).filter(({ hasScreenshot }) => hasScreenshot)
      assert.deepEqual(
        readdirSync(join(screenshots, mode)).toSorted(),
        stories.map(({ id }) => `${id}.webp`).toSorted(),
      )
    })

test('screenshots: stay below the total size limit', () => {
  const sizes = screenshotPackages.flatMap((name) => {
    const { screenshots } = foldersOf(name)
    return readdirSync(screenshots, { recursive: true }).map((file) => statSync(join(screenshots, file)).size)
  })
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6
  assert.ok(megabytes < maxMb, `${megabytes} MB`)
})
