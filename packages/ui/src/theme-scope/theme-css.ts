/** Colours by token, without the prefix `--ds-color-`. */
export type TokenColors = Readonly<Record<string, string>>

export interface ThemeColors {
  light: TokenColors
  dark: TokenColors
  /** For `prefers-contrast: more`. */
  lightMore: TokenColors
  darkMore: TokenColors
}

const declare = (light: TokenColors, dark: TokenColors) =>
  Object.entries(light)
    .map(([token, color]) => `--ds-color-${token}:light-dark(${color},${dark[token]})`)
    .join(';')

/**
 * Creates the CSS rules of a brand. They also apply to nested elements with their own theme, because tokens.css
 * redeclares its defaults on each of them; a nested scope has its own rules.
 */
export function themeCss(brand: string, { light, dark, lightMore, darkMore }: ThemeColors): string {
  const scope = `[data-brand="${brand}"],[data-brand="${brand}"] [data-theme]:not([data-brand],[data-brand="${brand}"] [data-brand] *)`
  return `${scope}{${declare(light, dark)}}@media (prefers-contrast:more){${scope}{${declare(lightMore, darkMore)}}}`
}
