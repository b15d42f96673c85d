import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkitten'

const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
)

/** Read when the first picture is asked for. */
let bold: Font | undefined
function openFont(): Font {
  const font = create(readFileSync(fontFile))
  if (!('glyphsForString' in font)) throw new Error('Be Vietnam Pro is one font, no collection.')
  return font
}

export interface TextPlace {
  x: number
  /** Of the line that letters stand on. */
  y: number
  size: number
}

const glyphsOf = (text: string) => (bold ??= openFont()).glyphsForString(text.normalize('NFC'))
const scaleOf = (size: number) => size / (bold ??= openFont()).unitsPerEm

/** The width of a text in pixels. */
export const widthOf = (text: string, size: number): number =>
  glyphsOf(text).reduce((width, { advanceWidth }) => width + advanceWidth, 0) * scaleOf(size)

/** The outlines of a text as path data, so that no font has to be installed where it is drawn. */
export function outlinesOf(text: string, { x, y, size }: TextPlace): string {
  const scale = scaleOf(size)
  let at = x
  const outlines = glyphsOf(text).map(({ id, path, advanceWidth }) => {
    const start = at
    at += advanceWidth * scale
    // What the font lacks, such as an emoji, leaves its room empty.
    return id === 0 ? '' : path.scale(scale, -scale).translate(start, y).toSVG()
  })
  return outlines.join('')
}

/** Breaks a text into lines of a width; what is beyond the last one ends in an ellipsis. */
export function linesOf(text: string, size: number, { width, most }: { width: number; most: number }): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  const shown = lines.slice(0, most)
  return shown.map((one, index) =>
    shorten(index === most - 1 && lines.length > most ? `${one}…` : one, { size, width }),
  )
}

/** For a word that is longer than a line, and for the ellipsis. */
function shorten(line: string, { size, width }: { size: number; width: number }): string {
  let kept = line
  while (kept.length > 1 && widthOf(kept, size) > width) kept = `${kept.slice(0, -2).trimEnd()}…`
  return kept
}
