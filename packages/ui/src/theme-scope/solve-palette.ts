import { contrastOf, type Oklch, readOklch, writeHex } from './color-space.ts'

export type PaletteTheme = 'light' | 'dark'
export type PaletteContrast = 'normal' | 'more'

/** The tokens that follow a brand's colour; `--ds-color-` stands before each. */
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

/** Where the brand's own colour could not be used as it is. */
export interface Adjustment {
  theme: PaletteTheme
  contrast: PaletteContrast
  /** What stands there instead, `#rrggbb`. */
  used: string
  /** The lowest contrast the brand's colour would have had. */
  asked: number
  /** The lowest contrast now. */
  reached: number
}

export interface SolvedPalette {
  light: Palette
  dark: Palette
  /** For people who ask their system for more contrast. */
  lightMore: Palette
  darkMore: Palette
  /** Empty when the colour is used untouched everywhere. */
  adjustments: readonly Adjustment[]
}

/** The surfaces of tokens.css a brand's colour is read on; a test holds them together. */
export const grounds = {
  light: ['#f6f9fd', '#edf3fb', '#ffffff', '#eff4fa'],
  dark: ['#0a111f', '#0f1829', '#131e32', '#1a2740', '#0c1525'],
} as const satisfies Record<PaletteTheme, readonly string[]>

const onPrimary = { light: '#ffffff', dark: '#071226' } as const
const least = { normal: 4.5, more: 7 } as const

const lowest = (color: string, against: readonly string[]) =>
  Math.min(...against.map((ground) => contrastOf(color, ground)))

/**
 * The colour nearest in lightness that reaches the contrast: darker on light grounds, lighter on dark ones. Hue and, where
 * a screen can show it, chroma stay.
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

/** A ground with a breath of the colour, as quiet as the surfaces around it. */
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

/** A brand's one colour, `#rrggbb`, as a palette that keeps WCAG AA (AAA for more contrast). A colour that fits isn't touched. */
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
