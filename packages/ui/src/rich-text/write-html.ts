import { emptyElements, type HtmlNode, isBlock } from './html-node.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u{a0}': '&nbsp;' }

function escape(text: string): string {
  return text.replace(/[&<>"\u{a0}]/gu, (character) => escapes[character] ?? character)
}

/** Blocks that contain blocks: in the source view their content begins on a new line. */
const holders: ReadonlySet<string> = new Set('ul ol table thead tbody tr blockquote'.split(' '))

function write(node: HtmlNode, lineEnd: string): string {
  if (typeof node === 'string') return escape(node)
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escape(value)}"`)
  const start = `<${node.name}${attributes.join('')}>`
  const after = isBlock(node.name) ? lineEnd : ''
  if (emptyElements.has(node.name)) return start + after
  const inside = node.children.map((child) => write(child, lineEnd)).join('')
  return `${start}${holders.has(node.name) ? lineEnd : ''}${inside}</${node.name}>${after}`
}

/** Serializes a tree as HTML. With `lineEnd` each block is on its own line, for readability. */
export function writeHtml(nodes: readonly HtmlNode[], lineEnd = ''): string {
  return nodes.map((node) => write(node, lineEnd)).join('')
}
