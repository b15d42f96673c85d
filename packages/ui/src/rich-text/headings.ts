import { withoutMarks } from '../base/comparable-text.ts'
import { type HtmlElement, type HtmlNode, textOf } from './html-node.ts'

/** A section of a rich text, for its table of contents. */
export interface RichTextHeading {
  /** The heading's id on the page. */
  id: string
  label: string
  level: 2 | 3
}

const levels: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3 }
const maxIdLength = 60

/** Keeps ids of headings apart from the page's own. */
const prefix = 'section-'

/**
 * The headings of level 2 and 3 by their elements. An id is made of the text, so that links to a section outlive changes of
 * other sections; of equal texts the second one gets a number. Empty headings are left out.
 */
export function headingsIn(nodes: readonly HtmlNode[]): ReadonlyMap<HtmlElement, RichTextHeading> {
  const headings = new Map<HtmlElement, RichTextHeading>()
  const taken: Taken = new Map()
  const visit = (some: readonly HtmlNode[]) => {
    for (const node of some) {
      if (typeof node === 'string') continue
      const level = levels[node.name]
      const label = level ? textOf(node.children).replace(/\s+/g, ' ').trim() : ''
      if (level && label !== '') headings.set(node, { id: freeId(label, taken), label, level })
      else visit(node.children)
    }
  }
  visit(nodes)
  return headings
}

/** The ids in use, each with the last number that was added to it. */
type Taken = Map<string, number>

function freeId(label: string, taken: Taken): string {
  const words = withoutMarks(label)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxIdLength)
    .replace(/^-+|-+$/g, '')
  const wanted = prefix + (words || 'x')
  let number = taken.get(wanted) ?? 0
  let id = wanted
  do {
    number += 1
    id = number === 1 ? wanted : `${wanted}-${number}`
  } while (taken.has(id))
  taken.set(wanted, number)
  if (id !== wanted) taken.set(id, 1)
  return id
}
