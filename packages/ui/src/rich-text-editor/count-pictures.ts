import type { HtmlNode } from '../rich-text/html-node.ts'

/** How many pictures HTML has. */
export function countPictures(nodes: readonly HtmlNode[]): number {
  return nodes.reduce(
    (count, node) =>
      typeof node === 'string' ? count : count + Number(node.name === 'img') + countPictures(node.children),
    0,
  )
}
