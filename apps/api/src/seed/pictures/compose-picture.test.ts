import sharp from 'sharp'
import { expect, test } from 'vitest'
import { composePicture } from './compose-picture.ts'
import { grounds } from './grounds.ts'

const size = { width: 640, height: 640 }
const vase = [{ emoji: '🏺', tint: { hue: 200 }, x: 0.5, foot: 0.83, size: 0.62 }]

test('composePicture: draws a small square WebP, the same every time', async () => {
  const [one, other] = await Promise.all(
    [grounds[0], grounds[0]].map((ground) => composePicture(ground ?? { wall: 0, table: 0 }, size, vase)),
  )
  const { format, width, height } = await sharp(one).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 640, height: 640 })
  expect(one?.length).toBeLessThan(40_000)
  expect(one?.equals(other ?? Buffer.of())).toBe(true)
})

test('composePicture: the object is visible: the middle is darker than the ground alone', async () => {
  const ground = grounds[1] ?? { wall: 0, table: 0 }
  const brightnessOf = async (picture: Buffer) => {
    const middle = sharp(picture).extract({ left: 310, top: 330, width: 20, height: 20 }).greyscale()
    const pixels = await middle.raw().toBuffer()
    return pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length
  }
  const [empty, filled] = await Promise.all([composePicture(ground, size, []), composePicture(ground, size, vase)])
  expect((await brightnessOf(empty)) - (await brightnessOf(filled))).toBeGreaterThan(40)
})
