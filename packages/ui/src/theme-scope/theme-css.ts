import type { Palette, SolvedPalette } from './solve-palette.ts'

const declare = (light: Palette, dark: Palette) =>
  Object.keys(light)
    .map((token) => {
      const name = token as keyof Palette
      return `--ds-color-${name}:light-dark(${light[name]},${dark[name]})`
    })
    .join(';')

/**
 * Creates the CSS rules of a brand. They also apply to nested elements with their own theme, because tokens.css
 * redeclares its defaults on each of them; a nested scope has its own rules.
 */
export function themeCss(brand: string, { light, dark, lightMore, darkMore }: SolvedPalette): string {
  const scope = `[data-brand="${brand}"],[data-brand="${brand}"] [data-theme]:not([data-brand],[data-brand="${brand}"] [data-brand] *)`
  return `${scope}{${declare(light, dark)}}@media (prefers-contrast:more){${scope}{${declare(lightMore, darkMore)}}}`
}
