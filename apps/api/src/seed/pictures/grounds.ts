import sharp from 'sharp'

/** A soft two-tone ground: a wall above, a table below. All hues have the same lightness, so that shops match. */
export interface Ground {
  /** Hue in degrees. */
  wall: number
  table: number
}

/** Eight pairs that look good together in a grid: cool walls on warm tables and vice versa. */
export const grounds: readonly Ground[] = [
  { wall: 214, table: 36 },
  { wall: 34, table: 28 },
  { wall: 158, table: 44 },
  { wall: 348, table: 24 },
  { wall: 196, table: 210 },
  { wall: 48, table: 20 },
  { wall: 262, table: 240 },
  { wall: 90, table: 40 },
]

export interface Size {
  width: number
  height: number
}

const tone = (hue: number, saturation: number, lightness: number) => `hsl(${hue} ${saturation}% ${lightness}%)`

function drawing({ wall, table }: Ground, { width, height }: Size): string {
  const edge = Math.round(height * 0.68)
  const fold = Math.max(26, Math.round(height * 0.04))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="wall" x2="0" y2="1"><stop stop-color="${tone(wall, 48, 91)}"/><stop offset="1" stop-color="${tone(wall, 44, 83)}"/></linearGradient>
    <linearGradient id="table" x2="0" y2="1"><stop stop-color="${tone(table, 46, 85)}"/><stop offset="1" stop-color="${tone(table, 50, 91)}"/></linearGradient>
    <radialGradient id="lamp" cx=".36" cy=".3" r=".75"><stop stop-color="#fff" stop-opacity=".65"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <linearGradient id="edge" x2="0" y2="1"><stop stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".05"/></linearGradient>
    </defs><rect width="${width}" height="${height}" fill="url(#wall)"/>
    <rect y="${edge - fold}" width="${width}" height="${fold}" fill="url(#edge)"/>
    <rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#table)"/>
    <rect width="${width}" height="${height}" fill="url(#lamp)"/></svg>`
}

/** Returns the ground as raw RGB. */
export const drawGround = (ground: Ground, size: Size): Promise<Buffer> =>
  sharp(Buffer.from(drawing(ground, size)))
    .removeAlpha()
    .raw()
    .toBuffer()

const drawn = new Map<string, Promise<Buffer>>()

/** The same, cached per size: many small pictures share it. */
export function groundPixels(ground: Ground, size: Size): Promise<Buffer> {
  const key = `${ground.wall}-${ground.table}-${size.width}-${size.height}`
  const known = drawn.get(key) ?? drawGround(ground, size)
  drawn.set(key, known)
  return known
}
