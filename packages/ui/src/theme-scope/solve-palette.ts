import { contrastOf, type Oklch, readOklch, writeHex } from './color-space.ts'

export type PaletteTheme = 'light' | 'dark'
export type PaletteContrast = 'normal' | 'more'

/** Tokens derived from a brand's colour, without the prefix `--ds-color-`. */
export type BrandToken =
  | 'primary'
  | 'primary-hover'
  | 'primary-active'
  | 'primary-subtle'
  | 'on-primary-subtle'
  | 'text-on-primary'
  | 'link'
  | 'focus-ring'

export type Palette = Readonly<Record<BrandToken, string>>

/** A case in which the brand's colour had to be adjusted. */
export interface Adjustment {
  theme: PaletteTheme
  contrast: PaletteContrast
  /** The adjusted colour, `#rrggbb`. */
  used: string
  /** The lowest contrast of the brand's own colour. */
  asked: number
  /** The lowest contrast of the adjusted colour. */
  reached: number
}

export interface SolvedPalette {
  light: Palette
  dark: Palette
  /** Palette for `prefers-contrast: more`. */
  lightMore: Palette
  darkMore: Palette
  /** Empty when the colour is used unchanged everywhere. */
  adjustments: readonly Adjustment[]
}

/** Surfaces in tokens.css on which the brand's colour is used as text. A test keeps them in sync. */
export const grounds = {
  light: ['#f6f9fd', '#edf3fb', '#ffffff', '#eff4fa'],
  dark: ['#0a111f', '#0f1829', '#131e32', '#1a2740', '#0c1525'],
} as const satisfies Record<PaletteTheme, readonly string[]>

const onPrimary = { light: '#ffffff', dark: '#071226' } as const
const least = { normal: 4.5, more: 7 } as const

const lowest = (color: string, against: readonly string[]) =>
  Math.min(...against.map((ground) => contrastOf(color, ground)))

/**
 * Finds the colour nearest in lightness that reaches the contrast: darker on light backgrounds, lighter on dark ones.
 * Keeps the hue and, within sRGB, the chroma.
 */
function reach(color: string, against: readonly string[], minimum: number, theme: PaletteTheme): string {
  if (lowest(color, against) >= minimum) return color
  const base = readOklch(color)
  const end = theme === 'light' ? 0 : 1
  let [failing, passing] = [base.l, end]
  for (let step = 0; step < 20; step += 1) {
    const middle = (failing + passing) / 2
    if (lowest(writeHex({ ...base, l: middle }), against) >= minimum) passing = middle
    else failing = middle
  }
  return writeHex({ ...base, l: passing })
}

function shift(color: string, lightness: number): string {
  const base = readOklch(color)
  return writeHex({ ...base, l: Math.min(1, Math.max(0, base.l + lightness)) })
}

/** A subtle background tinted with the colour, as unobtrusive as the surfaces around it. */
function subtleOf({ c, h }: Oklch, theme: PaletteTheme): string {
  return theme === 'light'
    ? writeHex({ l: 0.96, c: Math.min(c, 0.022), h })
    : writeHex({ l: 0.285, c: Math.min(c, 0.07), h })
}

function solve(brand: string, theme: PaletteTheme, contrast: PaletteContrast): Palette {
  const minimum = least[contrast]
  const subtle = subtleOf(readOklch(brand), theme)
  const text = onPrimary[theme]
  const primary = reach(brand, [...grounds[theme], subtle, text], minimum, theme)
  const step = theme === 'light' ? -0.05 : 0.05
  return {
    primary,
    'primary-hover': shift(primary, step),
    'primary-active': shift(primary, 2 * step),
    'primary-subtle': subtle,
    'on-primary-subtle': reach(shift(primary, step / 2), [subtle], Math.max(minimum, 5.5), theme),
    'text-on-primary': text,
    link: primary,
    'focus-ring': primary,
  }
}

/**
 * Creates a palette from a brand's colour (`#rrggbb`) that meets WCAG AA (AAA for more contrast). Keeps the colour
 * unchanged where it already does.
 */
export function solvePalette(brand: string): SolvedPalette {
  const color = brand.toLowerCase()
  const cases = (['normal', 'more'] as const).flatMap((contrast) =>
    (['light', 'dark'] as const).map((theme) => ({ theme, contrast, palette: solve(color, theme, contrast) })),
  )
  const adjustments = cases
    .filter(({ palette }) => palette.primary !== color)
    .map(({ theme, contrast, palette }) => {
      const against = [...grounds[theme], palette['primary-subtle'], palette['text-on-primary']]
      return {
        theme,
        contrast,
        used: palette.primary,
        asked: lowest(color, against),
        reached: lowest(palette.primary, against),
      }
    })
  const [light, dark, lightMore, darkMore] = cases.map(({ palette }) => palette) as [Palette, Palette, Palette, Palette]
  return { light, dark, lightMore, darkMore, adjustments }
}
