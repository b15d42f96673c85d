import type { Palette, SolvedPalette } from './solve-palette.ts'

const declare = (light: Palette, dark: Palette) =>
  Object.keys(light)
    .map((token) => {
      const name = token as keyof Palette
      return `--ds-color-${name}:light-dark(${light[name]},${dark[name]})`
    })
    .join(';')

/**
 * The rules of one brand. Parts of a page with a theme of their own inherit it, because tokens.css declares its defaults
 * anew on each of them; a scope inside this one has rules of its own.
 */
export function themeCss(brand: string, { light, dark, lightMore, darkMore }: SolvedPalette): string {
  const scope = `[data-brand="${brand}"],[data-brand="${brand}"] [data-theme]:not([data-brand],[data-brand="${brand}"] [data-brand] *)`
  return `${scope}{${declare(light, dark)}}@media (prefers-contrast:more){${scope}{${declare(lightMore, darkMore)}}}`
}
