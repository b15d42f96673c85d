import { contrastOf, groundOf, readColour } from './colour.ts'
import { ancestorsOf, isSeen } from './element-visibility.ts'
import type { Fault } from './fault.ts'
import { focusPage } from './focus-page.ts'
import { nextFrame, settleAnimations } from './settle.ts'

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"], audio[controls], video[controls]'
/** Minimum contrast of the ring (WCAG 1.4.11), and its minimum width in px (visual.md). */
const leastContrast = 3
const leastWidth = 2
/** Maximum number of kinds checked per story. Elements of one kind look alike. */
const maxKinds = 24

function isReachable(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert], [aria-hidden="true"], [data-react-aria-prevent-focus]') &&
    element.checkVisibility({ visibilityProperty: true })
  )
}

function kindOf(element: Element): string {
  const data = [...element.attributes]
    .filter(({ name }) => name.startsWith('data-'))
    .map(({ name, value }) => name + value)
  return [
    element.localName,
    element.className,
    element.getAttribute('role'),
    ...data.filter((one) => one.length < 40),
  ].join(' ')
}

interface Ring {
  owner: Element
  /** Distance from the border box to the ring's outer edge, px. */
  reach: number
  contrast: number | undefined
}

/** Returns the elements that may draw an element's ring: itself, its siblings, ancestors and children. */
function drawers(element: Element): Element[] {
  const around = [...ancestorsOf(element).take(3)]
  const beside = [element.previousElementSibling, element.nextElementSibling].filter((one) => one !== null)
  return [element, ...beside, ...around, ...element.querySelectorAll(':scope > *')]
}

function ringOn(owner: Element): Ring | undefined {
  const style = getComputedStyle(owner)
  const width = Number.parseFloat(style.outlineWidth)
  const offset = Number.parseFloat(style.outlineOffset)
  const colour = readColour(style.outlineColor)
  if (style.outlineStyle === 'none' || width < leastWidth || colour[3] < 0.5 || !isSeen(owner)) return undefined
  const ground = groundOf(offset < 0 ? owner : (owner.parentElement ?? owner))
  return { owner, reach: width + offset, contrast: ground && contrastOf(colour, ground) }
}

/** Returns how much of the ring scrolling and clipping ancestors cut off, in px on the worst side. */
function cutOff({ owner, reach }: Ring): number {
  const box = owner.getBoundingClientRect()
  let worst = 0
  for (const parent of ancestorsOf(owner)) {
    const style = getComputedStyle(parent)
    if (getComputedStyle(owner).position === 'fixed') break
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
    if (parent === document.body) break
    const margin = style.overflowX === 'clip' ? Number.parseFloat(style.overflowClipMargin) || 0 : 0
    const edge = parent.getBoundingClientRect()
    worst = Math.max(
      worst,
      edge.left - margin - (box.left - reach),
      box.right + reach - edge.right - margin,
      edge.top - margin - (box.top - reach),
      box.bottom + reach - edge.bottom - margin,
    )
  }
  return Math.min(worst, reach)
}

function findFocusFault(focused: Element): Fault | undefined {
  const fault = (message: string): Fault => ({ check: 'focus', message, element: focused })
  const rings = drawers(focused)
    .map(ringOn)
    .filter((ring) => ring !== undefined)
  const [ring] = rings.sort((a, b) => cutOff(a) - cutOff(b))
  if (!ring) return fault('nothing shows that it has the focus')
  if (ring.contrast !== undefined && ring.contrast < leastContrast)
    return fault(`its ring has a contrast of ${ring.contrast.toFixed(2)}`)
  const cut = cutOff(ring)
  return cut >= leastWidth ? fault(`${cut.toFixed(1)} px of its ring are cut off`) : undefined
}

async function checkOne(element: HTMLElement): Promise<Fault | undefined> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  element.focus()
  // Of a text area browsers scroll only the caret's line into view.
  if (element instanceof HTMLTextAreaElement) element.scrollIntoView({ block: 'nearest' })
  const focused = document.activeElement
  if (!focused || focused === document.body || !findFocusFault(focused)) return undefined
  await nextFrame()
  settleAnimations()
  return findFocusFault(focused)
}

/**
 * Checks that each kind of focusable element has a ring that is thick, has contrast and isn't cut off (WCAG 2.4.7,
 * 2.4.13).
 */
export async function checkFocus(): Promise<Fault[]> {
  await focusPage()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }))
  const kinds = new Map<string, HTMLElement>()
  for (const element of document.querySelectorAll(focusable)) {
    if (isReachable(element) && !kinds.has(kindOf(element))) kinds.set(kindOf(element), element)
  }
  const faults: Fault[] = []
  for (const element of kinds.values().take(maxKinds)) {
    const fault = element.isConnected ? await checkOne(element) : undefined
    if (fault) faults.push(fault)
  }
  return faults
}
