import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkitten'

const settings = readFileSync(join(import.meta.dirname, 'fonts.conf'), 'utf8')
const folders = [...settings.matchAll(/<dir prefix="relative">(.+)<\/dir>/g)].map(([, folder = '']) =>
  join(import.meta.dirname, folder),
)

/** A run of code points, its first and its last. */
export type LetterRange = readonly [first: number, last: number]

function lettersOf(file: string): readonly number[] {
  const font = create(readFileSync(file))
  if (font.isCollection) throw new Error(`${file} holds several fonts`)
  return font.characterSet
}

/** Returns the letters that the fonts of fonts.conf have, in order. */
export function lettersOfFonts(): LetterRange[] {
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const letters = [...new Set(files.filter((file) => file.endsWith('.ttf')).flatMap(lettersOf))].sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const letter of letters) {
    const last = ranges.at(-1)
    if (last?.[1] === letter - 1) last[1] = letter
    else ranges.push([letter, letter])
  }
  return ranges
}
