import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'
type Palette = Record<Theme, Record<string, string>>

/** Required contrast of WCAG 2.2: 1.4.3 for text, 1.4.11 for the boundaries of controls. */
const textMinimum = 4.5
const edgeMinimum = 3

const grounds = ['bg', 'bg-subtle', 'surface', 'surface-raised', 'surface-sunken']
const tones = ['primary', 'accent', 'success', 'warning', 'danger', 'info']

const pairs = [
  ...['text', 'text-muted', 'link', ...tones].flatMap((ink) => grounds.map((ground) => [ink, ground, textMinimum])),
  ...['border-strong', 'focus-ring'].flatMap((edge) => grounds.map((ground) => [edge, ground, edgeMinimum])),
  ...tones.flatMap((tone) => [
    [`on-${tone}-subtle`, `${tone}-subtle`, textMinimum],
    ['text', `${tone}-subtle`, textMinimum],
    ['text-muted', `${tone}-subtle`, textMinimum],
    [tone, `${tone}-subtle`, textMinimum],
    ['text-on-primary', tone, textMinimum],
  ]),
  ...['primary-hover', 'primary-active', 'danger-hover'].map((fill) => ['text-on-primary', fill, textMinimum]),
] as [string, string, number][]

function readPalette(css: string): Palette {
  const palette: Palette = { light: {}, dark: {} }
  for (const [, name = '', light = '', dark = ''] of css.matchAll(
    /--ds-color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
  )) {
    palette.light[name] = light
    palette.dark[name] = dark
  }
  return palette
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const moreContrastAt = css.indexOf('@media (prefers-contrast: more)')
const normal = readPalette(css.slice(0, moreContrastAt))
const more = readPalette(css.slice(moreContrastAt))
const palettes = {
  normal,
  'more contrast': { light: { ...normal.light, ...more.light }, dark: { ...normal.dark, ...more.dark } },
}

for (const [name, palette] of Object.entries(palettes)) {
  for (const theme of ['light', 'dark'] as const) {
    test.each(pairs)(`${name}, ${theme}: %s on %s reaches %d`, (ink, ground, minimum) => {
      expect(contrast(palette[theme][ink] ?? '', palette[theme][ground] ?? '')).toBeGreaterThanOrEqual(minimum)
    })
  }
}
