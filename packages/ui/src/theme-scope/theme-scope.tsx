import { type ComponentProps, useMemo } from 'react'
import { classNames } from '../base/class-names.ts'
import { solvePalette } from './solve-palette.ts'
import { themeCss } from './theme-css.ts'

export { type SiteTheme, siteTheme } from './site-theme.ts'
export { type Adjustment, type SolvedPalette, solvePalette } from './solve-palette.ts'

export interface ThemeScopeProps extends ComponentProps<'div'> {
  /** The brand's colour, `#rrggbb`. Other values keep the surrounding theme. */
  color: string
  /** Default: the surrounding theme. */
  theme?: 'light' | 'dark'
  /** The nonce for a Content-Security-Policy that requires one. */
  nonce?: string
}

/**
 * Applies another brand's colour or theme to a part of a page: a shop inside a marketplace, a preview in a form. Scopes
 * can be nested. Derives an accessible palette from the colour; `solvePalette` reports adjustments.
 */
export function ThemeScope({ color, theme, nonce, className, children, ...rest }: ThemeScopeProps) {
  const brand = /^#[\da-f]{6}$/i.test(color) ? color.slice(1).toLowerCase() : undefined
  const css = useMemo(() => brand && themeCss(brand, solvePalette(`#${brand}`)), [brand])
  return (
    <div {...rest} className={classNames('ui-theme-scope', className)} data-brand={brand} data-theme={theme}>
      {css && <style nonce={nonce}>{css}</style>}
      {children}
    </div>
  )
}
