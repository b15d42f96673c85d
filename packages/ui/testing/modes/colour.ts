import { withAncestors } from './element-visibility.ts'

/** Red, green, blue and alpha, each 0 to 1. */
type Colour = [number, number, number, number]

const canvas = new OffscreenCanvas(1, 1)
const pen = canvas.getContext('2d', { willReadFrequently: true })
const known = new Map<string, Colour>()

/** Parses any CSS colour by painting it, because computed values keep `color-mix()` and `oklch()`. */
export function readColour(css: string): Colour {
  const before = known.get(css)
  if (before || !pen) return before ?? [0, 0, 0, 0]
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = css
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
  const colour: Colour = [red / 255, green / 255, blue / 255, alpha / 255]
  known.set(css, colour)
  return colour
}

/** Returns the opaque background colour behind the element's content; undefined if it is an image. */
export function groundOf(element: Element): Colour | undefined {
  for (const at of withAncestors(element)) {
    const style = getComputedStyle(at)
    if (style.backgroundImage !== 'none') return undefined
    const colour = readColour(style.backgroundColor)
    if (colour[3] > 0.99) return colour
  }
  return readColour(getComputedStyle(document.documentElement).backgroundColor)[3] > 0.99
    ? readColour(getComputedStyle(document.documentElement).backgroundColor)
    : readColour('Canvas')
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns WCAG's contrast ratio, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
