import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf, readOklch, writeHex } from './color-space.ts'
import { grounds, type Palette, type PaletteTheme, solvePalette } from './solve-palette.ts'

const tokens = readFileSync(`${import.meta.dirname}/../tokens/tokens.css`, 'utf8')

/** Covers RGB with eleven steps per channel (1,331 colours), including black, white and greys. */
const steps = Array.from({ length: 11 }, (_, step) => Math.round(step * 25.5))
const hex = (channels: number[]) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hex([red, green, blue]))))

function faultsOf(palette: Palette, theme: PaletteTheme, minimum: number): string[] {
  const text = theme === 'light' ? '#101c30' : '#e9effa'
  const pairs: [string, string, number][] = [
    ...grounds[theme].flatMap((ground): [string, string, number][] => [
      [palette.primary, ground, minimum],
      [palette.link, ground, minimum],
      [palette['focus-ring'], ground, 3],
    ]),
    [palette.primary, palette['primary-subtle'], minimum],
    [palette['on-primary-subtle'], palette['primary-subtle'], minimum],
    [text, palette['primary-subtle'], 4.5],
    [palette['text-on-primary'], palette.primary, minimum],
    [palette['text-on-primary'], palette['primary-hover'], minimum],
    [palette['text-on-primary'], palette['primary-active'], minimum],
  ]
  return pairs
    .filter(([ink, ground, least]) => contrastOf(ink, ground) < least)
    .map(([ink, ground, least]) => `${ink} on ${ground} has ${contrastOf(ink, ground).toFixed(2)}, not ${least}`)
}

test(`each of ${colors.length} colours gives a readable palette in both themes and with more contrast`, () => {
  const faults = colors.flatMap((color) => {
    const solved = solvePalette(color)
    return [
      ...faultsOf(solved.light, 'light', 4.5),
      ...faultsOf(solved.dark, 'dark', 4.5),
      ...faultsOf(solved.lightMore, 'light', 7),
      ...faultsOf(solved.darkMore, 'dark', 7),
    ].map((fault) => `${color}: ${fault}`)
  })
  expect(faults).toEqual([])
})

test('an accessible colour stays unchanged', () => {
  const { light, adjustments } = solvePalette('#2563EB')
  expect(light.primary).toBe('#2563eb')
  expect(adjustments.some(({ theme, contrast }) => theme === 'light' && contrast === 'normal')).toBe(false)
})

test('reports the original and the reached contrast', () => {
  const [adjustment] = solvePalette('#ffd400').adjustments
  expect(adjustment).toMatchObject({ theme: 'light', contrast: 'normal' })
  expect(adjustment?.asked).toBeLessThan(1.5)
  expect(adjustment?.reached).toBeGreaterThanOrEqual(4.5)
  expect(adjustment?.reached).toBeLessThan(4.7)
})

test('darkening a colour keeps its hue', () => {
  const before = readOklch('#f7a21b')
  const after = readOklch(solvePalette('#f7a21b').light.primary)
  expect(Math.abs(after.h - before.h)).toBeLessThan(4)
  expect(after.l).toBeLessThan(before.l)
})

test('colour conversion round-trips', () => {
  expect(colors.filter((color) => writeHex(readOklch(color)) !== color)).toEqual([])
})

test.each(Object.entries(grounds))('the surfaces of %s are those of tokens.css', (_, surfaces) => {
  for (const surface of surfaces) expect(tokens).toContain(surface)
})
