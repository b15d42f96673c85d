import { type DesignToken, propertyOf } from './design-token.ts'
import { baseTokens, contextTokens } from './token-files.ts'

/** Tailwind 4 namespaces by a token's first group. The rest of its path is the name in the class. */
const namespaces: Readonly<Record<string, string>> = {
  color: '--color',
  shadow: '--shadow',
  space: '--spacing',
  radius: '--radius',
  text: '--text',
  weight: '--font-weight',
  leading: '--leading',
  font: '--font',
  duration: '--transition-duration',
  z: '--z-index',
  ease: '--ease-standard',
  'control-height': '--spacing-control',
  container: '--container-page',
}

function themeVariable(token: DesignToken): string {
  const [group = '', ...rest] = token.path
  const namespace = namespaces[group]
  if (!namespace) throw new Error(`Tailwind has no place for the tokens of "${group}".`)
  return `  ${[namespace, ...rest].join('-')}: var(${propertyOf(token)});`
}

/**
 * Returns the content of src/tailwind.css: Tailwind 4 names for the same custom properties, so that themes and brands
 * also apply there.
 */
export function tailwindCss(): string {
  const tokens = [...contextTokens('theme', 'light'), ...baseTokens]
  return `/*
 * Made from tokens/*.tokens.json by "pnpm --filter @chonoi/ui run tokens"; a test holds them together.
 *
 * The kit's tokens as classes of Tailwind 4: bg-surface, text-text-muted, p-4, rounded-md, h-control-md. Import it first:
 *
 *   @import "@chonoi/ui/tailwind.css";
 *   @import "tailwindcss";
 *   @import "@chonoi/ui/styles.css";
 *
 * The layers then stand so that Tailwind's reset doesn't undo a component and a class of yours wins over one.
 */
@layer theme, base, ui, components, utilities;

@theme inline {
${tokens.map(themeVariable).join('\n')}
}
`
}
