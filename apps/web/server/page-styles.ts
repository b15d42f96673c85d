/** A rule of the site's style sheet, as `split-styles.ts` takes it apart. */
export interface StyleRule {
  /** What it stands in, outermost first: `@layer ui.components`, `@media (width>=48rem)`. */
  within: readonly string[]
  text: string
  /** For each of its selectors the classes that must be on a page for it to match; none where it is always needed. */
  needs: readonly (readonly string[])[]
}

export interface SiteStyles {
  /** The whole style sheet. */
  href: string
  rules: readonly StyleRule[]
}

const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** The classes that stand in a page. */
export function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.replace(/&(#?\w+);/g, (all, entity: string) => entities[entity] ?? all).split(' '))
      classes.add(name)
  return classes
}

/** The rules that may match on a page with these classes, in the order of the whole sheet. */
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
 * The page with the styles of what is on it, so that it is drawn without waiting for the whole sheet. That one is asked for
 * after the page is drawn (`src/scripts-after-paint.ts`), or here where there are no scripts.
 */
export function withStyles(html: string, { href, rules }: SiteStyles, nonce: string): string {
  const headEnd = html.indexOf('</head>')
  if (headEnd === -1) return html
  const styles = `<style nonce="${nonce}">${stylesFor(classesIn(html), rules)}</style>`
  const sheet = `<noscript><link rel="stylesheet" href="${href}"/></noscript>`
  return html.slice(0, headEnd) + styles + sheet + html.slice(headEnd)
}
