import sharp from 'sharp'
import type { Tint } from '../trade.ts'
import { emojiFile, emojiObject } from './emoji-objects.ts'
import { type Ground, groundPixels, type Size } from './grounds.ts'

/** An object of an image, with the position of its base and its size relative to the image's height. */
export interface Placed {
  emoji: string
  tint?: Tint | undefined
  /** Horizontal centre, relative to the width. */
  x: number
  /** Base line, relative to the height. */
  foot: number
  size: number
  turn?: number
}

interface Layer {
  input: Buffer
  raw: { width: number; height: number; channels: 4 }
  left: number
  top: number
}

const soft = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="64"><defs><radialGradient id="s">
    <stop stop-color="#1e2a44" stop-opacity=".42"/><stop offset=".55" stop-color="#1e2a44" stop-opacity=".2"/>
    <stop offset="1" stop-color="#1e2a44" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="128" cy="32" rx="128" ry="32" fill="url(#s)"/></svg>`),
)
  .ensureAlpha()
  .raw()
  .toBuffer()

/** A soft elliptical shadow under an object, a little wider than the object. */
async function shadowUnder(object: Size, middle: number, foot: number, widest: number): Promise<Layer> {
  const width = Math.min(widest, Math.round(object.width * 1.16))
  const height = Math.max(10, Math.round(Math.min(object.height, object.width) * 0.17))
  const input = await sharp(await soft, { raw: { width: 256, height: 64, channels: 4 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toBuffer()
  return {
    input,
    raw: { width, height, channels: 4 },
    left: Math.round(middle - width / 2),
    top: foot - Math.round(height * 0.62),
  }
}

async function layersOf(object: Placed, { width, height }: Size, fileOf: typeof emojiFile): Promise<Layer[]> {
  const cut = await emojiObject(fileOf(object.emoji), object.tint, Math.round(object.size * height), object.turn)
  const middle = object.x * width
  const foot = Math.round(object.foot * height)
  const left = Math.round(middle - cut.raw.width / 2)
  return [await shadowUnder(cut.raw, middle, foot, width), { ...cut, left, top: foot - cut.raw.height }]
}

/** How the many small pictures of a first start are drawn: fast. */
const small = { fileOf: emojiFile, ground: groundPixels, webp: { quality: 78, effort: 2 } }

/** Draws objects on a ground, back to front, as a WebP image. */
export async function composePicture(
  ground: Ground,
  size: Size,
  objects: readonly Placed[],
  drawing: typeof small = small,
): Promise<Buffer> {
  const layers = await Promise.all(objects.map((object) => layersOf(object, size, drawing.fileOf)))
  return sharp(await drawing.ground(ground, size), { raw: { ...size, channels: 3 } })
    .composite(layers.flat())
    .webp(drawing.webp)
    .toBuffer()
}
