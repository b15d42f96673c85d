import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStories } from '../stories/read-stories.ts'
import { pictureModes } from './picture.ts'
import { foldersOf, picturedPackages } from './picture-folders.ts'
import { encode, findDifference, readPixels, type Pixels } from './pixels.ts'

/** Of a package. */
const mostMb = 12

const plain = (width: number, height: number): Pixels => ({
  data: Buffer.alloc(width * height * 3, 200),
  width,
  height,
})

test('one pixel of one shade is a difference, and is told with its place', () => {
  const before = plain(40, 30)
  const now = plain(40, 30)
  expect(findDifference(before, now)).toBeUndefined()
  now.data[(12 * 40 + 7) * 3 + 1] = 201
  expect(findDifference(before, now)).toBe('1 px differ, within 7,12 to 7,12')
  expect(findDifference(before, plain(40, 31))).toBe('40 × 31 px instead of 40 × 30')
})

test('a committed picture gives back every pixel as it was taken', async () => {
  const taken = plain(64, 64)
  for (let at = 0; at < taken.data.length; at++) taken.data[at] = (at * 37) % 256
  expect(findDifference(taken, await readPixels(await encode(taken)))).toBeUndefined()
})

test.each(picturedPackages)(
  'no picture of %s is left of a story that is gone, and all together are small',
  { timeout: 60_000 },
  (name) => {
    const { source, pictures } = foldersOf(name)
    const stories = new Set(readStories(source).map(({ id }) => `${id}.webp`))
    let bytes = 0
    for (const mode of pictureModes) {
      const files = readdirSync(join(pictures, mode))
      expect(files.filter((file) => !stories.has(file))).toEqual([])
      for (const file of files) bytes += statSync(join(pictures, mode, file)).size
    }
    expect(bytes / 1e6).toBeLessThan(mostMb)
  },
)
