import { readFileSync } from 'node:fs'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { type ColorValue, type DesignToken, propertyOf, type TokenType } from './design-token.ts'
import { generatedFiles } from './generated-files.ts'
import { baseTokens, contextTokens, resolver } from './token-files.ts'

const readPart = (path: string) => readFileSync(`${import.meta.dirname}/../${path}`, 'utf8')

test.each(Object.entries(generatedFiles()))('%s is what the tokens say', (path, text) => {
  expect(readPart(path), 'pnpm --filter @chonoi/ui run tokens').toBe(text)
})

const contexts = Object.entries(resolver.modifiers).flatMap(([modifier, { contexts }]) =>
  Object.entries(contexts).flatMap(([context, sources]) => (sources.length > 0 ? [[modifier, context] as const] : [])),
)
const everything = [...baseTokens, ...contexts.flatMap((names) => contextTokens(...names))]

const isMeasure = (value: unknown, units: readonly string[]) => {
  const { value: size, unit } = value as { value: unknown; unit: string }
  return typeof size === 'number' && units.includes(unit)
}
const isColor = (value: unknown) => {
  const { colorSpace, components, alpha = 1, hex } = value as ColorValue
  const written = components.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return colorSpace === 'srgb' && `#${written.join('')}` === hex && alpha >= 0 && alpha <= 1
}
/** Validates the values of each type by the Format Module 2025.10. */
const isValid: Record<TokenType, (value: unknown) => boolean> = {
  color: isColor,
  cubicBezier: (value) => Array.isArray(value) && value.length === 4,
  dimension: (value) => isMeasure(value, ['px', 'rem']),
  duration: (value) => isMeasure(value, ['ms', 's']),
  fontFamily: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  fontWeight: (value) => typeof value === 'number' && value >= 1 && value <= 1000,
  number: (value) => typeof value === 'number',
  shadow: (value) => {
    const { color, ...lengths } = value as Record<string, unknown>
    return isColor(color) && Object.values(lengths).every((length) => isMeasure(length, ['px', 'rem']))
  },
}

test('every token has a valid value for its type, and colours have equal components and hex', () => {
  const wrong = everything.filter(({ type, value }) => !isValid[type](value)).map(propertyOf)
  expect(wrong).toEqual([])
})

test('every name is valid in the format', () => {
  expect(everything.flatMap(({ path }) => path).filter((name) => /^\$|[.{}]/.test(name))).toEqual([])
})

test('a context only overrides existing tokens', () => {
  const said = new Set([...baseTokens, ...contextTokens('theme', 'light')].map(propertyOf))
  const unknown = contexts
    .flatMap((names) => contextTokens(...names))
    .map(propertyOf)
    .filter((property) => !said.has(property))
  expect(unknown).toEqual([])
})

test('every colour and shadow has a description', () => {
  const silent = contextTokens('theme', 'light').filter(({ description }: DesignToken) => !description)
  expect(silent.map(propertyOf)).toEqual([])
})

test('tailwind.css: gives classes for the tokens, with Tailwind’s reset in a layer below the components', async () => {
  const loadStylesheet = async (id: string) => ({
    path: id,
    base: '',
    content: readFileSync(new URL(import.meta.resolve(`${id}/index.css`)), 'utf8'),
  })
  const { build } = await compile(`${readPart('src/tailwind.css')}\n@import "tailwindcss";`, { loadStylesheet })
  const css = build([
    ...[
      'bg-surface',
      'text-text-muted',
      'p-4',
      'rounded-md',
      'text-14',
      'font-semibold',
      'leading-heading',
      'font-sans',
      'font-mono',
    ],
    ...['shadow-float', 'h-control-md', 'max-w-page', 'duration-fast', 'ease-standard', 'z-toast'],
  ])
  for (const [name, rule] of [
    ['bg-surface', 'background-color: var(--ds-color-surface)'],
    ['text-text-muted', 'color: var(--ds-color-text-muted)'],
    ['p-4', 'padding: var(--ds-space-4)'],
    ['rounded-md', 'border-radius: var(--ds-radius-md)'],
    ['text-14', 'font-size: var(--ds-text-14)'],
    ['font-semibold', 'font-weight: var(--ds-weight-semibold)'],
    ['leading-heading', 'line-height: var(--ds-leading-heading)'],
    ['font-sans', 'font-family: var(--ds-font-sans)'],
    ['font-mono', 'font-family: var(--ds-font-mono)'],
    ['shadow-float', 'var(--ds-shadow-float)'],
    ['h-control-md', 'height: var(--ds-control-height-md)'],
    ['max-w-page', 'max-width: var(--ds-container)'],
    ['duration-fast', 'transition-duration: var(--ds-duration-fast)'],
    ['ease-standard', 'transition-timing-function: var(--ds-ease)'],
    ['z-toast', 'z-index: var(--ds-z-toast)'],
  ] as const) {
    const start = css.indexOf(`.${name} {`)
    expect(start, name).toBeGreaterThan(-1)
    expect(css.slice(start, css.indexOf('\n  }', start)), name).toContain(rule)
  }
  expect(css.indexOf('@layer theme, base, ui, components, utilities;')).toBeGreaterThan(-1)
  expect(css.indexOf('@layer theme, base, ui')).toBeLessThan(css.indexOf('@layer theme, base, components'))
})

test('tokens.css: durations are 0ms with reduced motion, because React Aria waits a frame for short ones', () => {
  const css = generatedFiles()['src/tokens/tokens.css'] ?? ''
  const reduced = css.slice(css.indexOf('@media (prefers-reduced-motion: reduce)'))
  expect(reduced).toContain('--ds-duration-fast: 0ms;')
  expect(reduced).toContain('--ds-duration-normal: 0ms;')
})
