import { readColour } from './colour.ts'
import { isSeen } from './element-visibility.ts'
import type { Fault } from './fault.ts'

const states = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current']

const system = [
  'Canvas',
  'CanvasText',
  'LinkText',
  'ButtonFace',
  'ButtonText',
  'ButtonBorder',
  'Highlight',
  'HighlightText',
  'SelectedItem',
  'SelectedItemText',
  'GrayText',
  'AccentColor',
  'Mark',
]

/** Keeps only system colours. Forced colours replace all others, though computed styles don't show it. */
function keptColours(value: string, kept: ReadonlySet<string>) {
  return value.replaceAll(/(rgba?|color|oklch|color-mix)\([^)]*\)+/g, (colour) =>
    kept.has(readColour(colour).join()) ? colour : 'forced',
  )
}

/** Treats transparent backgrounds like the canvas. */
const groundKind = (colour: string) =>
  readColour(colour)[3] < 0.01 || readColour(colour).join() === readColour('Canvas').join() ? 'canvas' : colour

/** Describes the visible features of an element and its content in forced colours. */
function looks(element: Element): string {
  const kept = new Set(system.map((name) => readColour(name).join()))
  const parts = [element, ...element.querySelectorAll('*')].flatMap((part) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(part, pseudo)
      if (pseudo && style.content === 'none') return ''
      if (!pseudo && !isSeen(part)) return 'unseen'
      return [
        style.color,
        groundKind(style.backgroundColor),
        style.borderBlockEnd,
        style.borderInlineStart,
        style.outline,
        style.textDecorationLine,
        style.fontWeight,
        style.transform,
        style.insetInlineStart,
        pseudo && style.content,
      ]
        .map((value) => keptColours(String(value), kept))
        .join()
    }),
  )
  return parts.join('|')
}

/** Checks that selected and unselected elements differ by more than a background, which forced colours remove. */
export function checkForcedColors(): Fault[] {
  const faults: Fault[] = []
  for (const state of states) {
    const chosen = document.querySelector(`[${state}]:not([${state}="false"])`)
    if (!chosen || !isSeen(chosen)) continue
    const other = [...document.querySelectorAll(`.${[...chosen.classList].map(CSS.escape).join('.') || 'none'}`)].find(
      (one) => one !== chosen && isSeen(one) && (one.getAttribute(state) ?? 'false') === 'false',
    )
    if (other && other.childElementCount === chosen.childElementCount && looks(other) === looks(chosen))
      faults.push({ check: 'forced-colors', message: `${state} can't be seen`, element: chosen })
  }
  return faults
}
