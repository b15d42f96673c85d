import { ancestorsOf, isSeen, storyElements, withAncestors } from './element-visibility.ts'
import type { Fault } from './fault.ts'

/** Rounding of sub-pixel layout, px. */
const slack = 1.5
/** Overflow allowed for descenders and stacked diacritics in tight lines, px. */
const markSlack = 3

const clips = (value: string) => value === 'hidden' || value === 'clip'
const scrolls = (value: string) => value === 'auto' || value === 'scroll'

/** Whether text is truncated on purpose. */
const isEllipsis = (style: CSSStyleDeclaration) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'

const hasBox = (style: CSSStyleDeclaration) =>
  style.borderBlockEndStyle !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor)

interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

/** Returns the bounds of the element's own text. */
function ownTextEdges(element: Element): Edges | undefined {
  const range = document.createRange()
  let edges: Edges | undefined
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
    range.selectNodeContents(node)
    for (const { width, left, right, top, bottom } of range.getClientRects()) {
      if (width <= 1) continue
      edges ??= { left, right, top, bottom }
      edges.left = Math.min(edges.left, left)
      edges.right = Math.max(edges.right, right)
      edges.top = Math.min(edges.top, top)
      edges.bottom = Math.max(edges.bottom, bottom)
    }
  }
  return edges
}

/** Finds text that is cut off or overflows its box. */
function findLostText(element: Element): Fault | undefined {
  const text = ownTextEdges(element)
  if (!text) return undefined
  let isBoxed = false
  for (const box of withAncestors(element)) {
    const style = getComputedStyle(box)
    if (style.display === 'inline' || style.display === 'contents') continue
    if (isEllipsis(style) || (scrolls(style.overflowX) && scrolls(style.overflowY))) break
    const edge = box.getBoundingClientRect()
    if (edge.width <= 1 || edge.height <= 1) break
    const isBox: boolean = !isBoxed && hasBox(style)
    isBoxed ||= isBox
    const outX = Math.max(edge.left - text.left, text.right - edge.right)
    const outY = Math.max(edge.top - text.top, text.bottom - edge.bottom)
    if (!scrolls(style.overflowX) && (clips(style.overflowX) || isBox) && outX > slack)
      return {
        check: 'overflow',
        message: `text leaves ${box.getAttribute('class') ?? box.localName} by ${Math.round(outX)} px sideways`,
        element,
      }
    if (!scrolls(style.overflowY) && (clips(style.overflowY) || isBox) && outY > markSlack)
      return {
        check: 'overflow',
        message: `text leaves ${box.getAttribute('class') ?? box.localName} by ${Math.round(outY)} px up or down`,
        element,
      }
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) break
    if (style.position === 'fixed') break
  }
  return undefined
}

const isInScroller = (element: Element) =>
  ancestorsOf(element).some((parent) => parent !== document.body && getComputedStyle(parent).overflowX !== 'visible')

/**
 * Checks that the page doesn't scroll horizontally and that no text is cut off or overflows its box (WCAG 1.4.4,
 * 1.4.10).
 */
export function checkOverflow(): Fault[] {
  const faults: Fault[] = []
  const elements = storyElements().filter(isSeen)
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) {
    const widest = elements.filter(
      (element) => element.getBoundingClientRect().right > page.clientWidth + slack && !isInScroller(element),
    )
    const message = `the page is ${page.scrollWidth} px wide in a window of ${page.clientWidth} px`
    faults.push({ check: 'overflow', message, element: widest.at(-1) })
  }
  for (const element of elements) {
    const fault = findLostText(element)
    if (fault) faults.push(fault)
  }
  return faults
}
