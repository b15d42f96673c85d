import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Region } from 'sharp'
import type { Tint } from '../trade.ts'
import { paintObject } from './paint-object.ts'

const folder = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')

/** Objects that no emoji shows, drawn in the same style, in the blue that clothing tints rotate. */
const drawn = new Map([['ao-dai', fileURLToPath(new URL('./ao-dai.svg', import.meta.url))]])

/** Returns the file of an emoji's 3-D object, of 256 pixels. The package names files by code points. */
export const emojiFile = (emoji: string): string => drawn.get(emoji) ?? join(folder, `${emojiName(emoji)}.webp`)

/** Returns the file of the same object of 800 pixels (write-objects.ts). Few emoji have none. */
export const largeObjectFile = (emoji: string): string =>
  fileURLToPath(new URL(`./objects/${emojiName(emoji)}.webp`, import.meta.url))

export const emojiName = (emoji: string): string =>
  drawn.has(emoji)
    ? emoji
    : Array.from(emoji, (letter) => letter.codePointAt(0)?.toString(16).padStart(4, '0')).join('-')

type Raw = { width: number; height: number; channels: 4 }

export interface CutObject {
  input: Buffer
  raw: Raw
}

/** Finds the smallest rectangle with every visible pixel. Twenty times as fast as sharp's trim. */
function visiblePart(pixels: Buffer, { width, height }: Raw): Region {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 12) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Returns the cropped object in its own or tinted colours, `longest` pixels on its longer side. */
export async function emojiObject(file: string, tint: Tint | undefined, longest: number, turn = 0): Promise<CutObject> {
  const whole = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  if (tint?.paint) paintObject(whole.data, tint.paint, tint.paints)
  const object = sharp(whole.data, { raw: rawOf(whole.info) }).extract(visiblePart(whole.data, rawOf(whole.info)))
  if (tint && !tint.paint) object.modulate(tint)
  const cut = await object.resize(longest, longest, { fit: 'inside' }).raw().toBuffer({ resolveWithObject: true })
  if (turn === 0) return { input: cut.data, raw: rawOf(cut.info) }
  const turned = await sharp(cut.data, { raw: rawOf(cut.info) })
    .rotate(turn, { background: '#0000' })
    .toBuffer({ resolveWithObject: true })
  return { input: turned.data, raw: rawOf(turned.info) }
}

const rawOf = ({ width, height }: { width: number; height: number }): Raw => ({ width, height, channels: 4 })
