import { expect, test } from 'vitest'
import { dyes } from '../data/dyes.ts'
import { trades } from '../data/trades.ts'
import { productPicture } from '../plan/plan-pictures.ts'
import { emojiFile, emojiObject, largeObjectFile } from './emoji-objects.ts'
import { paintObject } from './paint-object.ts'

const pixel = (hex: string) => [...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)), 255]
const violet = '#7d3fa6'

test('a colourful part gets the colour, a white one stays', () => {
  const pixels = Buffer.from([...pixel('#2563eb'), ...pixel('#ffffff')])
  paintObject(pixels, violet)
  expect([...pixels]).toEqual([...pixel(violet), ...pixel('#ffffff')])
})

test('a grey object is painted whole', () => {
  const pixels = Buffer.from(pixel('#8a8a8c'))
  paintObject(pixels, violet)
  expect([...pixels]).toEqual(pixel(violet))
})

test('of a cup of coffee the cup is painted', () => {
  const pixels = Buffer.from([...pixel('#4a2f24'), ...pixel('#e0e0e2')])
  paintObject(pixels, violet, 'pale')
  expect([...pixels]).toEqual([...pixel('#4a2f24'), ...pixel(violet)])
})

test('of a straw hat the red ribbon is painted', () => {
  const [straw, crimson] = [pixel('#f7b97a'), pixel('#c81e4b')]
  const pixels = Buffer.from([...straw, ...crimson])
  paintObject(pixels, violet, 'red')
  expect([...pixels]).toEqual([...straw, ...pixel(violet)])
})

test('of a plant in a clay pot the pot is painted', () => {
  const [leaf, earth, pot] = [pixel('#a4d63a'), pixel('#5a2a22'), pixel('#f0a070')]
  const pixels = Buffer.from([...leaf, ...earth, ...pot])
  paintObject(pixels, '#f3f1ec', 'clay')
  expect([...pixels]).toEqual([...leaf, ...earth, ...pixel('#f3f1ec')])
})

const isDye = (name: string): name is keyof typeof dyes => name in dyes
const named = trades.flatMap((trade, shop) =>
  trade.kinds.flatMap((kind) =>
    kind.versions.flatMap(({ name, emoji }, index) =>
      isDye(name)
        ? [
            {
              goods: `${kind.name} ${name}`,
              name,
              picture: productPicture('x', shop, kind, index),
              emoji: emoji ?? kind.emoji,
            },
          ]
        : [],
    ),
  ),
)

const sizes = [
  { size: 'small', fileOf: emojiFile },
  { size: 'large', fileOf: largeObjectFile },
]
const shown = named.flatMap((goods) => sizes.map((size) => ({ ...goods, ...size })))

test.each(shown)('$goods looks as its name says, drawn $size', async ({ name, picture, emoji, fileOf }) => {
  const object = picture.objects.find((one) => one.emoji === emoji)
  const { input } = await emojiObject(fileOf(emoji), object?.tint, 100)
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at < input.length; at += 4) {
    if ((input[at + 3] ?? 0) < 200) continue
    count++
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (input[at + channel] ?? 0)
  }
  const wanted = pixel(dyes[name].paint)
  const off = sums.map((sum, channel) => Math.abs(sum / count - (wanted[channel] ?? 0)))
  expect(Math.max(...off)).toBeLessThan(60)
})
