import { type Palette, solvePalette } from './solve-palette.ts'
import { themeCss, type TokenColors } from './theme-css.ts'

export interface SiteTheme {
  /** The `data-brand` of the root element. */
  brand: string
  /** The rules for a style element in the head. */
  css: string
}

/** The accent's tokens, from the palette of the secondary colour. */
const accentOf = (palette: Palette, fill: string): TokenColors => ({
  accent: palette.primary,
  'accent-fill': fill,
  'accent-subtle': palette['primary-subtle'],
  'on-accent-subtle': palette['on-primary-subtle'],
})

/**
 * Creates the theme of a whole site from its primary and secondary colours (`#rrggbb`), accessible in both themes. A
 * server renders it into the page, so that the first paint has it; ThemeScopes inside keep their own.
 */
export function siteTheme(primary: string, secondary: string): SiteTheme {
  const [main, accent] = [solvePalette(primary), solvePalette(secondary)]
  const colorsOf = (name: 'light' | 'dark' | 'lightMore' | 'darkMore'): TokenColors => ({
    ...main[name],
    ...accentOf(accent[name], secondary),
  })
  const brand = `${primary}-${secondary}`.replaceAll('#', '').toLowerCase()
  return {
    brand,
    css: themeCss(brand, {
      light: colorsOf('light'),
      dark: colorsOf('dark'),
      lightMore: colorsOf('lightMore'),
      darkMore: colorsOf('darkMore'),
    }),
  }
}
