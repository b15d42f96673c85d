import { cssValue, lightDarkValue } from './css-value.ts'
import { type DesignToken, propertyOf } from './design-token.ts'
import { baseTokens, contextTokens } from './token-files.ts'

const declare = (tokens: readonly DesignToken[], indent = '  ') =>
  tokens.map((token) => `${indent}${propertyOf(token)}: ${cssValue(token)};`).join('\n')

/** Declares each token once with its light and dark value. */
function declareThemes(light: readonly DesignToken[], dark: readonly DesignToken[], indent = '  '): string {
  const nights = new Map(dark.map((token) => [propertyOf(token), token]))
  return light
    .map((token) => {
      const night = nights.get(propertyOf(token))
      if (!night) throw new Error(`${token.path.join('.')} has no dark side.`)
      return `${indent}${propertyOf(token)}: ${lightDarkValue(token, night)};`
    })
    .join('\n')
}

const forcedColors = (light: readonly DesignToken[]) =>
  light.flatMap((token) => (token.forcedColor ? [`    ${propertyOf(token)}: ${token.forcedColor};`] : [])).join('\n')

/** Returns the content of src/tokens/tokens.css. */
export function tokensCss(): string {
  const light = contextTokens('theme', 'light')
  return `/*
 * Made from tokens/*.tokens.json by "pnpm --filter @chonoi/ui run tokens"; a test holds them together.
 *
 * Each colour is written once as light-dark(light, dark); which side is used follows color-scheme,
 * set by data-theme or, without it, by the system. The strong tones (primary, accent, success, warning, danger, info)
 * serve as text on every surface and as a fill under --ds-color-text-on-primary, in both themes.
 * Declared on [data-theme] too, so that a part of a page may have a theme of its own.
 */
:root,
[data-theme] {
${declareThemes(light, contextTokens('theme', 'dark'))}
  color-scheme: light dark;
}

:root {
${declare(baseTokens)}
}

/* On the page or any part of it: lower controls for long days at a desk. */
[data-density="compact"] {
${declare(contextTokens('density', 'compact'))}
}

/* Fingers need 44 px; a mouse doesn't. */
@media (pointer: coarse) {
  :root,
  [data-density] {
${declare(contextTokens('pointer', 'coarse'), '    ')}
  }
}

[data-theme="light"] {
  color-scheme: light;
}

[data-theme="dark"] {
  color-scheme: dark;
}

@media (prefers-contrast: more) {
  :root,
  [data-theme] {
${declareThemes(contextTokens('theme', 'light-more-contrast'), contextTokens('theme', 'dark-more-contrast'), '    ')}
  }
}

/* The system's palette: shadows vanish there, so borders must carry every edge. */
@media (forced-colors: active) {
  :root,
  [data-theme] {
${forcedColors(light)}
  }
}

@media (prefers-reduced-motion: reduce) {
  :root {
${declare(contextTokens('motion', 'reduced'), '    ')}
  }
}
`
}
