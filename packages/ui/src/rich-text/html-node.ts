/** An element. Tag and attribute names are lower-case. */
export interface HtmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: HtmlNode[]
}

/** An element, or text with decoded entities. */
export type HtmlNode = HtmlElement | string

export const emptyElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote center details div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** Returns whether an element is block-level. */
export function isBlock(name: string): boolean {
  return blocks.has(name)
}

/** Returns the plain text, with a space at the end of blocks and lines. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return node.name === 'br' || isBlock(node.name) ? `${textOf(node.children)} ` : textOf(node.children)
    })
    .join('')
}
