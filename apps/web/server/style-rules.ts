import postcss, { type AtRule, type ChildNode } from 'postcss'
import type { StyleRule } from './page-styles.ts'

/** At-rules whose rules match or not by themselves; others (fonts, animations, properties) are one piece. */
const groups = new Set(['layer', 'media', 'supports', 'container'])

/**
 * The classes without which a selector matches nothing. What stands in brackets may name classes that must be absent, or
 * one of which is enough: it demands none.
 */
function neededClasses(selector: string): string[] {
  // A character after a backslash is a letter of a name like any other (`.cn\:lg\:grid`).
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

/** Without a body it ends with the semicolon that the tree leaves to what comes next. */
const textOf = (rule: AtRule) => (rule.nodes ? String(rule) : `${rule};`)

/** A font that is fetched, not one of the device. */
const isFetched = (rule: AtRule) => rule.name === 'font-face' && String(rule).includes('url(')

/**
 * The rules of a style sheet that a page may bring, in order. Fonts that are fetched come with the whole sheet, once the
 * page is drawn: they are larger than all the rest of it.
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
