import postcss, { type AtRule, type ChildNode } from 'postcss'
import type { StyleRule } from './page-styles.ts'

/** At-rules whose rules are matched individually. Others (fonts, animations, properties) are kept whole. */
const groups = new Set(['layer', 'media', 'supports', 'container'])

/**
 * Returns the classes a selector requires. Ignores classes in parentheses, which may have to be absent or be
 * alternatives.
 */
function neededClasses(selector: string): string[] {
  // An escaped character is part of the name (`.cn\:lg\:grid`).
  const escaped: string[] = []
  let outside = selector.replace(/\\(.)/g, (_, letter: string) => `\uE000${escaped.push(letter) - 1}\uE001`)
  for (let before = ''; before !== outside; ) {
    before = outside
    outside = before.replace(/\([^()]*\)/g, '')
  }
  return [...outside.matchAll(/\.([\w\uE000\uE001-]+)/g)].map(([, name = '']) =>
    name.replace(/\uE000(\d+)\uE001/g, (_, index: string) => escaped[Number(index)] ?? ''),
  )
}

/** An at-rule without a body needs the semicolon that the tree omits. */
const textOf = (rule: AtRule) => (rule.nodes ? String(rule) : `${rule};`)

/** A web font, not a device font. */
const isFetched = (rule: AtRule) => rule.name === 'font-face' && String(rule).includes('url(')

/**
 * Returns the rules a page may inline, in order. Web fonts come with the full style sheet after the first paint, since
 * they are larger than everything else in it.
 */
export function styleRules(sheet: string): StyleRule[] {
  const rules: StyleRule[] = []
  const take = (nodes: readonly ChildNode[], within: readonly string[]) => {
    for (const node of nodes) {
      if (node.type === 'rule') rules.push({ within, text: String(node), needs: node.selectors.map(neededClasses) })
      else if (node.type !== 'atrule') continue
      else if (node.nodes && groups.has(node.name)) take(node.nodes, [...within, `@${node.name} ${node.params}`])
      else if (!isFetched(node)) rules.push({ within, text: textOf(node), needs: [[]] })
    }
  }
  take(postcss.parse(sheet).nodes, [])
  return rules
}
