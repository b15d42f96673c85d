import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { momentsOf } from '../moments.ts'
import { planDemo } from '../plan/plan-demo.ts'
import { composePicture } from './compose-picture.ts'
import { drawLarge, goodsPictures } from './draw-large.ts'
import { emojiName, largeObjectFile } from './emoji-objects.ts'

const demo = planDemo(momentsOf(new Date('2026-11-21T03:00:00Z')))
const [first] = goodsPictures().values()
if (!first) throw new Error('The demo has no goods.')

test('goodsPictures: has every picture of the demo’s goods, as it is stored', () => {
  const stored = demo.products.flatMap(({ pictures }) => pictures.map(({ picture }) => picture))
  expect(stored.filter((picture) => !goodsPictures().has(picture.key)).map(({ key }) => key)).toEqual([])
  for (const picture of stored) expect(goodsPictures().get(picture.key)).toEqual(picture)
})

/** How much neighbours differ, on average: an enlarged picture has no sharp edges. */
async function sharpnessOf(picture: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture)
    .resize(1280)
    .greyscale()
    .convolve({ width: 3, height: 3, kernel: [0, -1, 0, -1, 4, -1, 0, -1, 0], offset: 128 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.reduce((sum, value) => sum + (value - 128) ** 2, 0) / (info.width * info.height)
}

test('drawLarge: draws the same scene 1,280 pixels wide, with sharper edges', async () => {
  const large = await drawLarge(first.key, 1280)
  const stored = await composePicture(first.ground, first.size, first.objects)
  const { format, width, height } = await sharp(large).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1280, height: 1280 })
  expect(large?.length).toBeLessThan(60_000)
  expect(await sharpnessOf(large ?? stored)).toBeGreaterThan((await sharpnessOf(stored)) * 1.5)
  const [one, other] = await Promise.all(
    [large, stored].map((picture) => sharp(picture).resize(32, 32).removeAlpha().raw().toBuffer()),
  )
  const off = Array.from(one ?? [], (value, at) => Math.abs(value - (other?.[at] ?? 0)))
  expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThan(4)
})

test.each(['demo/v1/gom-bat-trang/khong-co.webp', 'public/ab/ab12.webp', ''])('drawLarge: knows no %s', async (key) => {
  expect(await drawLarge(key, 1280)).toBeUndefined()
})

test('drawLarge: leaves alone what is stored as large', async () => {
  expect(await drawLarge(first.key, 640)).toBeUndefined()
})

/** No vector drawing of it exists. */
const onlySmall = ['🎮']

test('the objects of the goods, and no others, are there in large, in less than 2.5 MB', () => {
  const emojis = new Set([...goodsPictures().values()].flatMap(({ objects }) => objects.map(({ emoji }) => emoji)))
  expect([...emojis].filter((emoji) => !existsSync(largeObjectFile(emoji)))).toEqual(onlySmall)
  const folder = dirname(largeObjectFile('📦'))
  const files = readdirSync(folder).filter((name) => name !== 'LICENSE.md')
  const known = new Set([...emojis].map((emoji) => `${emojiName(emoji)}.webp`))
  expect(files.filter((name) => !known.has(name))).toEqual([])
  expect(files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThan(2_500_000)
})
