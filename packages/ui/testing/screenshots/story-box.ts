import { isSeen, storyElements } from '../modes/element-visibility.ts'
import type { ScreenshotRequest } from './screenshot.ts'

/** Margin around the story, px: focus rings and shadows reach out of their boxes. */
const air = 16

const isOpaque = (colour: string) => !/^transparent$|, 0\)$/.test(colour)

/** Whether the element itself paints anything. */
function paints(element: Element): boolean {
  if (element.matches('img, svg, canvas, video, input, textarea, select, progress, hr')) return true
  if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())) return true
  const style = getComputedStyle(element)
  return (
    isOpaque(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    Number.parseFloat(style.borderBlockStartWidth) > 0 ||
    Number.parseFloat(style.borderBlockEndWidth) > 0 ||
    Number.parseFloat(style.borderInlineStartWidth) > 0
  )
}

/** Returns the smallest box around everything the story paints into the window, whole px; undefined where it paints nothing. */
export function storyBox(): ScreenshotRequest['box'] | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const element of storyElements()) {
    if (!isSeen(element) || !paints(element)) continue
    const box = element.getBoundingClientRect()
    left = Math.min(left, box.left)
    top = Math.min(top, box.top)
    right = Math.max(right, box.right)
    bottom = Math.max(bottom, box.bottom)
  }
  const x = Math.max(0, Math.floor(left) - air)
  const y = Math.max(0, Math.floor(top) - air)
  const width = Math.min(window.innerWidth, Math.ceil(right) + air) - x
  const height = Math.min(window.innerHeight, Math.ceil(bottom) + air) - y
  if (!(width > 0 && height > 0)) return undefined
  const frame = window.frameElement?.getBoundingClientRect()
  return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0), width, height }
}
