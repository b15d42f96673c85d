import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { socialImageSize } from '@chonoi/domain'
import sharp from 'sharp'
import { linesOf, outlinesOf } from './outlined-text.ts'

export interface ShareText {
  title: string
  /** The name of the site or the shop. */
  brand: string
  /** The brand's colour as #rrggbb. */
  color: string
}

const { width, height } = socialImageSize
const edge = 84
const titleSize = 64
const leading = 84
const mostLines = 4
const logo = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8').replace(
  '<svg ',
  `<svg x="${edge}" y="72" width="72" height="72" `,
)

/** Draws what a link looks like where it is shared: title and brand, in its colour. Returns a PNG. */
export function sharePicture({ title, brand, color }: ShareText): Promise<Buffer> {
  const room = { width: width - 2 * edge, most: mostLines }
  const lines = linesOf(title, titleSize, room)
  // From the bottom up, so that short titles stand low and long ones grow towards the brand.
  const top = height - edge - (lines.length - 1) * leading
  const [name = ''] = linesOf(brand, 34, { width: room.width - 100, most: 1 })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#fff"/>
<rect width="24" height="${height}" fill="${color}"/>
${logo}
<path fill="#334155" d="${outlinesOf(name, { x: edge + 96, y: 120, size: 34 })}"/>
<rect x="${edge}" y="${top - titleSize - 44}" width="96" height="10" rx="5" fill="${color}"/>
${lines.map((line, index) => `<path fill="#0f172a" d="${outlinesOf(line, { x: edge, y: top + index * leading, size: titleSize })}"/>`).join('\n')}
</svg>`
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()
}
