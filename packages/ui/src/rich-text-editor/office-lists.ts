import { type HtmlElement, type HtmlNode, textOf } from '../rich-text/html-node.ts'

/** Matches the style of a Word paragraph that is a list item: `mso-list: l0 level2 lfo1`. */
function levelOf(node: HtmlNode): number | undefined {
  if (typeof node === 'string') return undefined
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(node.attributes.style ?? '')?.[1]
  return level === undefined ? undefined : Number(level)
}

/** The bullet or number that Word adds before the text. */
function findMarker(nodes: readonly HtmlNode[]): string | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    if (/mso-list:\s*ignore/i.test(node.attributes.style ?? '')) return textOf(node.children).trim()
    const found = findMarker(node.children)
    if (found !== undefined) return found
  }
  return undefined
}

const isNumber = (marker: string | undefined) => /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker ?? '')

interface OpenList {
  level: number
  list: HtmlElement
}

/** Converts consecutive list paragraphs to lists nested by level. Other nodes stay as they are. */
export function officeLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = []
  let open: OpenList[] = []
  for (const node of nodes) {
    const level = levelOf(node)
    if (level === undefined || typeof node === 'string') {
      // Whitespace between the paragraphs doesn't end the list.
      if (typeof node === 'string' && node.trim() === '' && open.length > 0) continue
      open = []
      result.push(node)
      continue
    }
    open = open.filter((one) => one.level <= level)
    let current = open.at(-1)
    if (!current || current.level < level) {
      const list: HtmlElement = {
        name: isNumber(findMarker(node.children)) ? 'ol' : 'ul',
        attributes: {},
        children: [],
      }
      const holder = current?.list.children.at(-1)
      if (holder !== undefined && typeof holder !== 'string') holder.children.push(list)
      else result.push(list)
      current = { level, list }
      open.push(current)
    }
    current.list.children.push({
      name: 'li',
      attributes: {},
      children: [{ name: 'p', attributes: {}, children: node.children }],
    })
  }
  return result
}
