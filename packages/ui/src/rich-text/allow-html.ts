import type { AllowedHtml } from './allowed-html.ts'
import { isAllowedLink, isAllowedPicture, isOutside } from './allowed-address.ts'
import { type HtmlElement, type HtmlNode, isBlock } from './html-node.ts'

/** Replacements for obsolete or similar elements. */
const sameAs: Record<string, string> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
}

/** Allowed children of elements that accept only certain children. */
const parts: Record<string, readonly string[]> = {
  ul: ['li'],
  ol: ['li'],
  table: ['thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
}

/** Allowed parents of an element. Elsewhere only its content is kept. */
const wholeOf: Record<string, readonly string[]> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
}

const numbers: ReadonlySet<string> = new Set(['width', 'height', 'colspan', 'rowspan', 'start'])
const phrasingOnly = /^(?:p|h[2-6]|pre|strong|em|u|s|sub|sup|code|a)$/

function isBlank(node: HtmlNode): boolean {
  return typeof node === 'string' && /^[\t\n\f\r ]*$/.test(node)
}

function keepAttributes(element: HtmlElement, name: string, allowed: AllowedHtml): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const attribute of allowed.elements[name] ?? []) {
    // Images always get an alt attribute, empty when it is missing.
    const value = element.attributes[attribute] ?? (attribute === 'alt' ? '' : undefined)
    if (value === undefined) continue
    if (!numbers.has(attribute)) kept[attribute] = value
    else if (/^[1-9]\d{0,3}$/.test(value) && !(value === '1' && attribute !== 'width')) kept[attribute] = value
  }
  if (name === 'a' && isOutside(kept.href ?? '')) kept.rel = allowed.outsideRel
  return kept
}

/**
 * Returns whether a link or image has a disallowed URL. Of such a link only the text is kept; such an image is removed.
 */
function hasBadAddress({ attributes }: HtmlElement, name: string, allowed: AllowedHtml): boolean {
  if (name === 'a') return !isAllowedLink(attributes.href ?? '', allowed)
  return name === 'img' && !isAllowedPicture(attributes.src ?? '', allowed)
}

/** Turns loose content in a list into an item. A list between items becomes part of the item before it. */
function fitItems(children: readonly HtmlNode[]): HtmlElement[] {
  const items: HtmlElement[] = []
  for (const child of children) {
    const last = items.at(-1)
    if (typeof child !== 'string' && child.name === 'li') items.push(child)
    else if (typeof child !== 'string' && parts[child.name] && last) last.children.push(child)
    else if (!isBlank(child)) items.push({ name: 'li', attributes: {}, children: [child] })
  }
  return items
}

/** Makes the children of a list or table part valid. */
function fitParts(children: HtmlNode[], holder: string): HtmlNode[] {
  if (holder === 'ul' || holder === 'ol') return fitItems(children)
  const fitting = parts[holder]
  return fitting ? children.filter((child) => typeof child !== 'string' && fitting.includes(child.name)) : children
}

/** Moves rows that are direct children of a table into a tbody. */
function gatherRows(element: HtmlElement): HtmlNode[] {
  const isRow = (node: HtmlNode) => typeof node !== 'string' && node.name === 'tr'
  const rows = element.children.filter(isRow)
  const others = element.children.filter((child) => !isRow(child))
  return rows.length === 0 ? others : [...others, { name: 'tbody', attributes: {}, children: rows }]
}

function allowNode(node: HtmlNode, ancestors: readonly string[], allowed: AllowedHtml): HtmlNode[] {
  if (typeof node === 'string') return [node]
  const name = sameAs[node.name] ?? (node.name === 'tfoot' ? 'tbody' : node.name)
  const parent = ancestors.at(-1) ?? ''
  const isMisplaced =
    (wholeOf[name] !== undefined && !wholeOf[name].includes(parent)) ||
    (isBlock(name) && ancestors.some((ancestor) => phrasingOnly.test(ancestor))) ||
    (name === 'a' && ancestors.includes('a'))
  const isKept = Object.hasOwn(allowed.elements, name) && !isMisplaced && !hasBadAddress(node, name, allowed)
  if (!isKept) return allowNodes(node.children, ancestors, allowed)
  const inside = name === 'table' ? gatherRows(node) : node.children
  const children = fitParts(allowNodes(inside, [...ancestors, name], allowed), name)
  if (parts[name] && children.length === 0) return []
  return [{ name, attributes: keepAttributes(node, name, allowed), children }]
}

function allowNodes(nodes: readonly HtmlNode[], ancestors: readonly string[], allowed: AllowedHtml): HtmlNode[] {
  return nodes.flatMap((node) => allowNode(node, ancestors, allowed))
}

/**
 * Removes everything the allow-list doesn't contain, keeping the content of removed elements. Also repairs invalid
 * nesting, so that every browser parses the result the same way.
 */
export function allowHtml(nodes: readonly HtmlNode[], allowed: AllowedHtml): HtmlNode[] {
  return allowNodes(nodes, [], allowed)
}
