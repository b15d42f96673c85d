import sharp from 'sharp'

/** Decoded: red, green and blue of each pixel. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

const depth = 3

export async function readPixels(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: depth } })

/** Lossless, and a third of what PNG takes. */
export const encode = (pixels: Pixels): Promise<Buffer> => raw(pixels).webp({ lossless: true, effort: 5 }).toBuffer()

/** In words, where two pictures differ; undefined where they don't, by not one pixel. */
export function findDifference(before: Pixels, now: Pixels): string | undefined {
  if (before.width !== now.width || before.height !== now.height)
    return `${now.width} × ${now.height} px instead of ${before.width} × ${before.height}`
  if (before.data.equals(now.data)) return undefined
  let count = 0
  let [left, top, right, bottom] = [now.width, now.height, 0, 0]
  for (let at = 0; at < now.width * now.height; at++) {
    const start = at * depth
    if (before.data.compare(now.data, start, start + depth, start, start + depth) === 0) continue
    count++
    left = Math.min(left, at % now.width)
    right = Math.max(right, at % now.width)
    top = Math.min(top, Math.floor(at / now.width))
    bottom = Math.max(bottom, Math.floor(at / now.width))
  }
  return `${count} px differ, within ${left},${top} to ${right},${bottom}`
}

/** Before, now, and what differs in red upon grey, beside each other. */
export async function drawDifference(before: Pixels, now: Pixels): Promise<Buffer> {
  const width = Math.max(before.width, now.width)
  const height = Math.max(before.height, now.height)
  const difference = Buffer.alloc(width * height * depth, 235)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inBoth = x < before.width && x < now.width && y < before.height && y < now.height
      const a = (y * before.width + x) * depth
      const b = (y * now.width + x) * depth
      if (inBoth && before.data.compare(now.data, b, b + depth, a, a + depth) === 0) continue
      difference.set([220, 20, 40], (y * width + x) * depth)
    }
  }
  const parts = await Promise.all(
    [before, now, { data: difference, width, height }].map(async (part, index) => ({
      input: await raw(part).png().toBuffer(),
      left: index * (width + 8),
      top: 0,
    })),
  )
  return sharp({ create: { width: width * 3 + 16, height, channels: depth, background: '#888' } })
    .composite(parts)
    .png()
    .toBuffer()
}
