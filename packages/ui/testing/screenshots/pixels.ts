import sharp from 'sharp'

/** A decoded image: red, green and blue of each pixel. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

const depth = 3

/**
 * The largest difference of a colour channel, of 255, that counts as the same colour. Processors round gradients, shadows
 * and scaled photographs differently by one or two levels, and the edge of a stroke changes by up to seven with the layer that
 * the browser draws it in. A plain fill is drawn the same everywhere, so there only the rounding of `color-mix()` is allowed:
 * two tokens that differ by two levels are told apart.
 */
export const maxUnseenLevels = { plain: 1, other: 8 }

/** Number of pixels that may differ more. Smaller than the smallest icon or line of text. */
export const maxDifferentPixels = 8

export async function readPixels(image: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: depth } })

/** Encodes losslessly, in a third of the bytes of a PNG. */
export const encode = (pixels: Pixels): Promise<Buffer> => raw(pixels).webp({ lossless: true, effort: 5 }).toBuffer()

/** Whether two screenshots are equal byte by byte. */
export const areIdentical = (before: Pixels, now: Pixels): boolean =>
  before.width === now.width && before.height === now.height && before.data.equals(now.data)

const isSameColour = ({ data }: Pixels, a: number, b: number) =>
  data[a] === data[b] && data[a + 1] === data[b + 1] && data[a + 2] === data[b + 2]

/** Whether the pixel has the colour of its neighbours, so that no edge or gradient runs through it. */
const isPlain = (image: Pixels, x: number, y: number) => {
  const at = (y * image.width + x) * depth
  const above = at - image.width * depth
  return x > 0 && y > 0 && isSameColour(image, at, at - depth) && isSameColour(image, at, above)
}

/** Whether the pixel at a place of two screenshots visibly differs. */
function isDifferent(before: Pixels, now: Pixels, x: number, y: number): boolean {
  const a = (y * before.width + x) * depth
  const b = (y * now.width + x) * depth
  let levels = 0
  for (let channel = 0; channel < depth; channel++)
    levels = Math.max(levels, Math.abs((before.data[a + channel] ?? 0) - (now.data[b + channel] ?? 0)))
  if (levels <= maxUnseenLevels.plain) return false
  return levels > maxUnseenLevels.other || (isPlain(before, x, y) && isPlain(now, x, y))
}

/** Describes where two screenshots visibly differ; undefined where they don't. */
export function findDifference(before: Pixels, now: Pixels): string | undefined {
  if (before.width !== now.width || before.height !== now.height)
    return `${now.width} × ${now.height} px instead of ${before.width} × ${before.height}`
  if (before.data.equals(now.data)) return undefined
  let count = 0
  let [left, top, right, bottom] = [now.width, now.height, 0, 0]
  for (let y = 0; y < now.height; y++) {
    for (let x = 0; x < now.width; x++) {
      if (!isDifferent(before, now, x, y)) continue
      count++
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (count <= maxDifferentPixels) return undefined
  return `${count} px differ, within ${left},${top} to ${right},${bottom}`
}

/** Draws before, now, and the visible differences in red upon grey, beside each other. */
export async function drawDifference(before: Pixels, now: Pixels): Promise<Buffer> {
  const width = Math.max(before.width, now.width)
  const height = Math.max(before.height, now.height)
  const difference = Buffer.alloc(width * height * depth, 235)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inBoth = x < before.width && x < now.width && y < before.height && y < now.height
      if (inBoth && !isDifferent(before, now, x, y)) continue
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
