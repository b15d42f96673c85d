import { type ComponentProps, useMemo } from 'react'
import { classNames } from '../base/class-names.ts'
import { solvePalette } from './solve-palette.ts'
import { themeCss } from './theme-css.ts'

export { type Adjustment, type SolvedPalette, solvePalette } from './solve-palette.ts'

export interface ThemeScopeProps extends ComponentProps<'div'> {
  /** The brand's one colour, `#rrggbb`. Anything else leaves the surrounding theme as it is. */
  color: string
  /** Default: the surrounding one. */
  theme?: 'light' | 'dark'
  /** For a Content-Security-Policy that asks for one. */
  nonce?: string
}

/**
 * A part of a page in another brand's colour, or another theme: a shop inside a marketplace, a preview in a form. Scopes may
 * lie in each other. Of the colour a whole palette is made that can be read; `solvePalette` tells what had to be changed.
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
