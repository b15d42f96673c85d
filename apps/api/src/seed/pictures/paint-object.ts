import type { Tint } from '../trade.ts'

/** How colourful a pixel is, from 0 for a grey one to 1. */
function saturationAt(pixels: Buffer, at: number): number {
  const most = Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
  const least = Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
  return most === 0 ? 0 : (most - least) / most
}

const lightnessAt = (pixels: Buffer, at: number) =>
  0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0)

/** Below the first saturation a pixel keeps its colour, from the second on it is painted whole. */
const [kept, painted] = [0.08, 0.22]
const between = (value: number, least: number, most: number) =>
  Math.min(1, Math.max(0, (value - least) / (most - least)))
const colourfulness = (pixels: Buffer, at: number) => between(saturationAt(pixels, at), kept, painted)
const paleness = (pixels: Buffer, at: number) => between(lightnessAt(pixels, at), 110, 150)

/** The hue of a pixel in degrees, from -60: red ones are around 0. */
function hueAt(pixels: Buffer, at: number): number {
  const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread === 0) return 180
  if (most === red) return ((green - blue) / spread) * 60
  return most === green ? 120 + ((blue - red) / spread) * 60 : 240 + ((red - green) / spread) * 60
}

/** A saturated red, also a bluish one. Straw and leaves are far from it. */
const redness = (pixels: Buffer, at: number) =>
  between(saturationAt(pixels, at), 0.5, 0.65) * (1 - between(Math.abs(hueAt(pixels, at) + 20), 32, 40))

/** The orange of baked clay, which is lighter than earth. */
const clayness = (pixels: Buffer, at: number) =>
  between(lightnessAt(pixels, at), 95, 125) * (1 - between(Math.abs(hueAt(pixels, at) - 15), 24, 34))

const partOf = { pale: paleness, red: redness, clay: clayness }

/** An object with less saturation has no colour of its own to tell its parts by. */
const grey = 0.2
/** How much of its shading an object keeps. */
const depth = 0.75

/**
 * Paints an object of RGBA pixels: colourful parts get the colour with their light and shade, white and grey parts stay.
 * A hue that is only turned depends on the hue before, and a saturation that is multiplied shows blocks.
 */
export function paintObject(pixels: Buffer, paint: string, paints: NonNullable<Tint['paints']> = 'colourful'): void {
  const partAt = paints === 'colourful' ? undefined : partOf[paints]
  const target = [1, 3, 5].map((at) => Number.parseInt(paint.slice(at, at + 2), 16))
  const isSeen = (at: number) => (pixels[at + 3] ?? 0) > 40
  let [count, saturation, lightness, weight] = [0, 0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if (!isSeen(at)) continue
    const own = (partAt ?? saturationAt)(pixels, at)
    count++
    saturation += own
    lightness += lightnessAt(pixels, at) * own
    weight += own
  }
  const isGrey = count === 0 || saturation / count < grey
  const mean = weight === 0 ? 128 : lightness / weight
  for (let at = 0; at < pixels.length; at += 4) {
    const share = partAt ? partAt(pixels, at) : isGrey ? 1 : colourfulness(pixels, at)
    if (share === 0) continue
    const shade = 1 + (lightnessAt(pixels, at) / mean - 1) * depth
    for (const [channel, value] of target.entries()) {
      const lit = shade <= 1 ? value * shade : value + (255 - value) * Math.min(1, (shade - 1) * 0.6)
      pixels[at + channel] = Math.round((pixels[at + channel] ?? 0) * (1 - share) + lit * share)
    }
  }
}
