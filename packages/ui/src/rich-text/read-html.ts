import { emptyElements, type HtmlElement, type HtmlNode, isBlock } from './html-node.ts'
import { readEntities } from './read-entities.ts'

/** Elements that are removed together with their content. */
const unread = /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|noscript|template|svg|math|object|select)$/

/**
 * Maximum depth. Deeper elements are removed and their content is kept, because rendering them would overflow the
 * stack.
 */
const deepest = 60

/** Elements that an opening tag closes implicitly, unless one of `within` is in between. */
const closes: Record<string, { these: readonly string[]; within: readonly string[] }> = {
  li: { these: ['li'], within: ['ul', 'ol'] },
  tr: { these: ['tr', 'td', 'th'], within: ['table'] },
  td: { these: ['td', 'th'], within: ['tr', 'table'] },
  th: { these: ['td', 'th'], within: ['tr', 'table'] },
  thead: { these: ['thead', 'tbody', 'tfoot', 'tr', 'td', 'th'], within: ['table'] },
  tbody: { these: ['thead', 'tbody', 'tfoot', 'tr', 'td', 'th'], within: ['table'] },
  tfoot: { these: ['thead', 'tbody', 'tfoot', 'tr', 'td', 'th'], within: ['table'] },
}

interface Tag {
  name: string
  isClosing: boolean
  attributes: Record<string, string>
  end: number
}

/** Reads the tag that begins at `start`; undefined when it is unterminated. */
function readTag(html: string, start: number): Tag | undefined {
  const isClosing = html[start + 1] === '/'
  const nameStart = start + (isClosing ? 2 : 1)
  const nameEnd = nameStart + (/^[^\s/>]*/.exec(html.slice(nameStart, nameStart + 80))?.[0].length ?? 0)
  const attributes: Record<string, string> = {}
  const attribute = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/y
  let at = nameEnd
  while (at < html.length) {
    if (html[at] === '>') {
      return { name: html.slice(nameStart, nameEnd).toLowerCase(), isClosing, attributes, end: at + 1 }
    }
    attribute.lastIndex = at
    const found = attribute.exec(html)
    if (found) {
      const name = (found[1] ?? '').toLowerCase()
      if (!Object.hasOwn(attributes, name)) attributes[name] = readEntities(found[2] ?? found[3] ?? found[4] ?? '')
      at = attribute.lastIndex
    } else {
      at += 1
    }
  }
  return undefined
}

/** Looks for the name and for the end of its tag one after the other: as one pattern it would take quadratic time. */
function endOfUnread(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  const end = closing.exec(html) ? html.indexOf('>', closing.lastIndex) : -1
  return end < 0 ? html.length : end + 1
}

/** Finds the end of a comment, doctype or processing instruction. */
function endOfDeclaration(html: string, start: number): number {
  const mark = html.startsWith('<!--', start) ? '-->' : '>'
  const end = html.indexOf(mark, start + 2)
  return end < 0 ? html.length : end + mark.length
}

/** Open elements, outermost first. The first is the root. */
class OpenElements {
  readonly root: HtmlElement = { name: '', attributes: {}, children: [] }
  private readonly open = [this.root]

  private get current(): HtmlElement {
    return this.open.at(-1) ?? this.root
  }

  addText(text: string) {
    if (text !== '') this.current.children.push(readEntities(text))
  }

  private closeOutermost(names: readonly string[], within: readonly string[]) {
    let first = 0
    for (let index = this.open.length - 1; index > 0; index--) {
      const name = this.open[index]?.name ?? ''
      if (within.includes(name)) break
      if (names.includes(name)) first = index
    }
    if (first > 0) this.open.length = first
  }

  add({ name, attributes }: Tag) {
    if (isBlock(name)) this.closeOutermost(['p'], ['td', 'th', 'li', 'blockquote'])
    const rule = closes[name]
    if (rule) this.closeOutermost(rule.these, rule.within)
    if (this.open.length > deepest && !emptyElements.has(name)) return
    const element = { name, attributes, children: [] }
    this.current.children.push(element)
    if (!emptyElements.has(name)) this.open.push(element)
  }

  close(name: string) {
    const index = this.open.findLastIndex((element) => element.name === name)
    if (index > 0) this.open.length = index
  }
}

/**
 * Parses HTML as leniently as a browser, but without one: runs no scripts, fetches no URLs, and works on servers and
 * under Trusted Types. Runs in linear time.
 */
export function readHtml(html: string): HtmlNode[] {
  const elements = new OpenElements()
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next < 0) break
    elements.addText(html.slice(at, next))
    const following = html.slice(next + 1, next + 3)
    if (/^[!?]/.test(following)) {
      at = endOfDeclaration(html, next)
    } else if (/^\/?[a-z]/i.test(following)) {
      const tag = readTag(html, next)
      if (!tag) return elements.root.children
      at = tag.end
      if (tag.isClosing) elements.close(tag.name)
      else if (unread.test(tag.name)) at = endOfUnread(html, tag.name, tag.end)
      else elements.add(tag)
    } else {
      elements.addText('<')
      at = next + 1
    }
  }
  elements.addText(html.slice(at))
  return elements.root.children
}
