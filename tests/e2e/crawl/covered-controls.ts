import type { Page } from '@playwright/test'

/**
 * Returns the controls of the open page that a press in their middle doesn't reach, each with the element that covers it.
 * Goes down the page as a reader does: a control is reached if it can be pressed from any of those positions.
 */
export const coveredControls = (page: Page): Promise<string[]> => page.evaluate(findCoveredControls)

/** Runs in the page, so it can't use anything outside of itself. */
async function findCoveredControls(): Promise<string[]> {
  const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]'
  /** The share of the window's height that one step of the reader scrolls. */
  const step = 0.4

  /** Inputs of check boxes are drawn by the label around them. */
  const drawnBy = (control: Element): Element => {
    const { width, height } = control.getBoundingClientRect()
    const label = control instanceof HTMLInputElement && control.labels?.[0]
    return label && (width < 2 || height < 2) ? label : control
  }
  const isPressable = (control: Element): boolean => {
    const drawn = drawnBy(control)
    const { width, height } = drawn.getBoundingClientRect()
    return (
      width >= 2 &&
      height >= 2 &&
      !control.matches(':disabled, [aria-disabled="true"], [type="hidden"]') &&
      !control.closest('[inert], [aria-hidden="true"]') &&
      drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(drawn).pointerEvents !== 'none' &&
      !isClippedAway(drawn)
    )
  }
  /** Skip links, for one, are seen only with the focus. */
  const isClippedAway = (element: Element): boolean => {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { clipPath, position, translate } = getComputedStyle(part)
      if (clipPath === 'inset(50%)') return true
      if (position === 'fixed' && translate !== 'none' && part.getBoundingClientRect().bottom <= 0) return true
    }
    return false
  }
  /** The middle of its largest piece: the middle of a link on two lines may be beside both. */
  const middleOf = (element: Element) => {
    const rects = [...element.getClientRects()]
    const area = ({ width, height }: DOMRect) => width * height
    const [largest] = rects.sort((one, other) => area(other) - area(one))
    return largest && { x: largest.x + largest.width / 2, y: largest.y + largest.height / 2 }
  }
  const isSticky = (element: Element): boolean => {
    for (let part: Element | null = element; part; part = part.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return true
    return false
  }
  /** Returns what is pressed instead; null when the control is, undefined when its middle is outside of the window. */
  const covererOf = (control: Element): Element | null | undefined => {
    const drawn = drawnBy(control)
    const middle = middleOf(drawn)
    if (!middle || middle.x < 0 || middle.y < 0 || middle.x >= innerWidth || middle.y >= innerHeight) return undefined
    const hit = document.elementFromPoint(middle.x, middle.y)
    if (!hit) return undefined
    if (drawn.contains(hit) || control.contains(hit)) return null
    const label = hit.closest('label')
    if (label?.control === control || label?.contains(control)) return null
    // The whole card is one link, over the link of its title.
    const link = hit.closest('a')
    if (link && control instanceof HTMLAnchorElement && link.href === control.href) return null
    // A toast goes by itself: it may lie over what scrolls, never over what stays in place.
    if (hit.closest('.ui-toast-region') && !isSticky(control)) return null
    return hit
  }
  const drawnAgain = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

  const open = new Set([...document.querySelectorAll(controls)].filter(isPressable))
  const reach = () => {
    for (const control of open) if (covererOf(control) === null) open.delete(control)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  await drawnAgain()
  reach()
  const { scrollHeight } = document.documentElement
  for (let top = innerHeight * step; open.size > 0 && top < scrollHeight; top += innerHeight * step) {
    scrollTo({ top, behavior: 'instant' })
    await drawnAgain()
    reach()
  }
  const faults: string[] = []
  for (const control of open) {
    // What is beside the window, in a row that scrolls.
    drawnBy(control).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    await drawnAgain()
    const coverer = isPressable(control) ? covererOf(control) : null
    if (!coverer) continue
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)
    const by = [coverer.localName, ...[...coverer.classList].slice(0, 3)].join('.')
    faults.push(`${control.localName} "${name}" is covered by ${by}`)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return faults
}
