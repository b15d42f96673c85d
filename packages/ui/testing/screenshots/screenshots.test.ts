import { join } from 'node:path'
import { expect, test } from 'vitest'
import { encode, findDifference, maxDifferentPixels, maxUnseenLevels, readPixels, type Pixels } from './pixels.ts'
import { foldersOf } from './screenshot-folders.ts'

const plain = (width: number, height: number): Pixels => ({
  data: Buffer.alloc(width * height * 3, 200),
  width,
  height,
})

const screenshotOf = (story: string) => readPixels(join(foldersOf('ui').screenshots, 'vi-light', `${story}.webp`))

/** Copies an image, with the colour of each pixel taken from the place that `from` names. */
function redrawn(before: Pixels, from: (x: number, y: number) => [x: number, y: number]): Pixels {
  const { width, height } = before
  const data = Buffer.from(before.data)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [sourceX, sourceY] = from(x, y)
      const source = (sourceY * width + sourceX) * 3
      before.data.copy(data, (y * width + x) * 3, source, source + 3)
    }
  }
  return { data, width, height }
}

/** Replaces each pixel of one colour by another. */
function recoloured(before: Pixels, from: string, to: string): Pixels {
  const [old, next] = [Buffer.from(from, 'hex'), Buffer.from(to, 'hex')]
  const data = Buffer.from(before.data)
  for (let at = 0; at < data.length; at += 3) {
    if (data.compare(old, 0, 3, at, at + 3) === 0) data.set(next, at)
  }
  return { ...before, data }
}

test('findDifference: reports the number and the place of differing pixels, and another size', () => {
  const now = plain(40, 30)
  expect(findDifference(plain(40, 30), now)).toBeUndefined()
  now.data.fill(90, (12 * 40 + 7) * 3, (12 * 40 + 17) * 3)
  expect(findDifference(plain(40, 30), now)).toBe('10 px differ, within 7,12 to 16,12')
  expect(findDifference(plain(40, 30), plain(40, 31))).toBe('40 × 31 px instead of 40 × 30')
})

test('findDifference: ignores rounding differences between processors', () => {
  const before = plain(64, 64)
  const rounded = plain(64, 64)
  for (let at = 0; at < rounded.data.length; at++) rounded.data[at] = 200 + (at % (maxUnseenLevels.other + 1))
  rounded.data.fill(0, 0, maxDifferentPixels * 3)
  expect(findDifference(before, rounded)).toBeUndefined()
  rounded.data.fill(0, 0, (maxDifferentPixels + 1) * 3)
  expect(findDifference(before, rounded)).toBe(
    `${maxDifferentPixels + 1} px differ, within 0,0 to ${maxDifferentPixels},0`,
  )
})

const small = [
  'foundations-icon--small',
  'foundations-separator--vertical',
  'data-badge--dot',
  'inputs-checkbox--default',
]

test.each([...small, 'actions-button--variants'])('findDifference: reports %s shifted by one pixel', async (story) => {
  const before = await screenshotOf(story)
  const right = redrawn(before, (x, y) => [Math.max(0, x - 1), y])
  expect(findDifference(before, right)).toMatch(/px differ/)
})

test.each(['foundations-icon--small', 'data-badge--dot'])('findDifference: reports %s missing', async (story) => {
  const before = await screenshotOf(story)
  const empty = redrawn(before, () => [0, 0])
  expect(findDifference(before, empty)).toMatch(/px differ/)
})

test.each([
  ['the page', 'f6f9fd', 'eff4fa'],
  ['a primary button', '2563eb', '1d4fd1'],
])('findDifference: reports %s in the colour of another token', async (_, from, to) => {
  const before = await screenshotOf('actions-button--variants')
  expect(findDifference(before, recoloured(before, from, to))).toMatch(/px differ/)
})

test('findDifference: reports a plain fill that is two levels off', () => {
  const before = plain(20, 20)
  const after = plain(20, 20)
  after.data.fill(202)
  expect(findDifference(before, after)).toMatch(/px differ/)
})

test('encode: keeps every pixel', async () => {
  const taken = plain(64, 64)
  for (let at = 0; at < taken.data.length; at++) taken.data[at] = (at * 37) % 256
  expect((await readPixels(await encode(taken))).data.equals(taken.data)).toBe(true)
})
