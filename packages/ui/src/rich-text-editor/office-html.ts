import { type HtmlElement, type HtmlNode, textOf } from '../rich-text/html-node.ts'
import { officeLists } from './office-lists.ts'

/** Elements by the inline style that office programs use instead. */
const saidByStyle: readonly (readonly [name: string, style: RegExp])[] = [
  ['strong', /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /(?:^|[;\s])font-style:\s*italic/i],
  ['s', /(?:^|[;\s])text-decoration[\w-]*:[^;]*line-through/i],
  ['u', /(?:^|[;\s])text-decoration[\w-]*:[^;]*underline/i],
]

/** Google Docs wraps copied content in a `<b>` that isn't bold. */
const isNotMeant = (name: string, style: string) =>
  /^(?:b|strong)$/.test(name) && /(?:^|[;\s])font-weight:\s*(?:normal|400)/i.test(style)

const isHeading = /^h[1-6]$/

function convert(node: HtmlNode): HtmlNode[] {
  if (typeof node === 'string') return [node]
  const { style = '', class: className = '' } = node.attributes
  if (/mso-list:\s*ignore/i.test(style) || /display:\s*none/i.test(style)) return []
  const children = officeLists(node.children).flatMap(convert)
  if (isNotMeant(node.name, style)) return children
  if (/^(?:span|font)$/.test(node.name)) return [wrapBySaid(children, style)].flat()
  if (node.name === 'p' && /^MsoTitle/i.test(className)) return [{ name: 'h2', attributes: {}, children }]
  // Headings are bold anyway.
  if (isHeading.test(node.name)) return [{ ...node, children: children.flatMap(withoutBold) }]
  if (node.name === 'p' && isEmpty(children)) return []
  return [{ ...node, children }]
}

function wrapBySaid(children: HtmlNode[], style: string): HtmlNode[] {
  return saidByStyle
    .filter(([, pattern]) => pattern.test(style))
    .reduce<HtmlNode[]>((inside, [name]) => [{ name, attributes: {}, children: inside }], children)
}

function withoutBold(node: HtmlNode): HtmlNode[] {
  return typeof node !== 'string' && /^(?:b|strong)$/.test(node.name) ? node.children : [node]
}

function hasPicture(nodes: readonly HtmlNode[]): boolean {
  return nodes.some(
    (node): node is HtmlElement => typeof node !== 'string' && (node.name === 'img' || hasPicture(node.children)),
  )
}

/**
 * Returns whether a paragraph is empty. Office programs use empty paragraphs for spacing, which the style sheet
 * provides here.
 */
function isEmpty(children: readonly HtmlNode[]): boolean {
  return textOf(children).trim() === '' && !hasPicture(children)
}

/**
 * Converts clipboard HTML from Word, Excel, LibreOffice and Google Docs to plain structure: inline styles to semantic
 * elements, Word's list-like paragraphs to lists. The allow-list then removes the rest.
 */
export function fromOffice(nodes: readonly HtmlNode[]): HtmlNode[] {
  return officeLists(nodes).flatMap(convert)
}
