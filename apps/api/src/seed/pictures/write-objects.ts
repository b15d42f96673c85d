// Writes objects/: the things that the demo's goods are drawn of, 800 pixels large. Needs the drawings that the 3-D
// pictures of @lobehub/fluent-emoji-3d have as vectors, which are too many to install for it (objects/LICENSE.md):
//
//   npm pack @lobehub/fluent-emoji-modern@1.0.0, unpack it, and
//   node --conditions=@chonoi/source apps/api/src/seed/pictures/write-objects.ts <its assets folder>
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { goodsPictures } from './draw-large.ts'
import { emojiFile, emojiName, largeObjectFile } from './emoji-objects.ts'

const largest = 800
const [, , assets = ''] = process.argv
if (!existsSync(assets)) throw new Error('Which folder has the drawings?')

const emojis = new Set([...goodsPictures().values()].flatMap(({ objects }) => objects.map(({ emoji }) => emoji)))
for (const emoji of emojis) {
  const own = emojiFile(emoji)
  const drawing = own.endsWith('.svg') ? own : join(assets, `${emojiName(emoji)}.svg`)
  if (!existsSync(drawing)) {
    console.warn(`${emoji} stays small: no drawing of it`)
    continue
  }
  const { width, height } = await sharp(drawing).metadata()
  const pixels = await sharp(drawing, { density: (72 * largest) / Math.max(width, height) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const target = largeObjectFile(emoji)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(
    target,
    await sharp(pixels.data, { raw: { width: pixels.info.width, height: pixels.info.height, channels: 4 } })
      .trim({ background: '#0000', threshold: 0 })
      .webp({ quality: 80, alphaQuality: 90, effort: 6 })
      .toBuffer(),
  )
}
