/** A rule of the site's style sheet, as `split-styles.ts` takes it apart. */
export interface StyleRule {
  /** The enclosing at-rules, outermost first: `@layer ui.components`, `@media (width>=48rem)`. */
  within: readonly string[]
  text: string
  /** For each selector, the classes a page must have for it to match; empty when it is always needed. */
  needs: readonly (readonly string[])[]
}

export interface SiteStyles {
  /** The whole style sheet. */
  href: string
  rules: readonly StyleRule[]
}

const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** Returns the classes in a page. */
export function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.replace(/&(#?\w+);/g, (all, entity: string) => entities[entity] ?? all).split(' '))
      classes.add(name)
  return classes
}

/** Returns the rules that may match on a page with these classes, in style sheet order. */
export function stylesFor(classes: ReadonlySet<string>, rules: readonly StyleRule[]): string {
  let styles = ''
  let open: readonly string[] = []
  for (const { within, text, needs } of rules) {
    if (!needs.some((names) => names.every((name) => classes.has(name)))) continue
    const shared = within.findIndex((rule, depth) => rule !== open[depth])
    const kept = shared === -1 ? within.length : shared
    styles += '}'.repeat(open.length - kept)
    for (const rule of within.slice(kept)) styles += `${rule}{`
    styles += text
    open = within
  }
  return styles + '}'.repeat(open.length)
}

/**
 * Inlines the critical CSS, so that the page renders without waiting for the full style sheet. That one is loaded after
 * the first paint (`src/scripts-after-paint.ts`), or in noscript.
 */
export function withStyles(html: string, { href, rules }: SiteStyles, nonce: string): string {
  const headEnd = html.indexOf('</head>')
  if (headEnd === -1) return html
  const styles = `<style nonce="${nonce}">${stylesFor(classesIn(html), rules)}</style>`
  const sheet = `<noscript><link rel="stylesheet" href="${href}"/></noscript>`
  return html.slice(0, headEnd) + styles + sheet + html.slice(headEnd)
}
