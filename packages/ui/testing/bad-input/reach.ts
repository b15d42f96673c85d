/** Number of keyboard-reachable controls of each kind. */
export type Reach = ReadonlyMap<string, number>

/** Focusable controls. Excludes scroll containers, which are focusable only while they overflow. */
const controls =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [contenteditable=true]'

/** Virtualized rows, whose number depends on the available space. */
const drawnAsNeeded = '[aria-rowcount] tbody'

/**
 * Whether a button is for screen readers only. React Aria adds such buttons after its calendars, and omits them at the
 * last possible day.
 */
const isForSpeechAlone = (element: HTMLElement) => element.tabIndex < 0 && element.offsetWidth <= 1

const kindOf = (element: Element) => `${element.localName}.${element.classList[0] ?? ''}`

export function readReach(): Reach {
  const reach = new Map<string, number>()
  for (const element of document.body.querySelectorAll<HTMLElement>(controls)) {
    if (!element.checkVisibility() || isForSpeechAlone(element)) continue
    const kind = kindOf(element)
    reach.set(kind, element.closest(drawnAsNeeded) ? 1 : (reach.get(kind) ?? 0) + 1)
  }
  return reach
}

/**
 * Returns the kinds of controls that the keyboard no longer reaches, or not all of them. Additional controls are
 * allowed.
 */
export function findUnreached(usual: Reach, now: Reach, hasAll: boolean): string[] {
  return [...usual]
    .filter(([kind, count]) => (now.get(kind) ?? 0) < (hasAll ? count : 1))
    .map(([kind, count]) => `a keyboard reaches ${now.get(kind) ?? 0} ${kind}, usually ${count}`)
}
