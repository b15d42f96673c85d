/** How many controls of each kind a keyboard comes to. */
export type Reach = ReadonlyMap<string, number>

/** What a keyboard is for; not what only scrolls, which it comes to as long as there is something to scroll. */
const controls =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [contenteditable=true]'

/** Of the rows of a long table only so many are drawn as there is room for. */
const drawnAsNeeded = '[aria-rowcount] tbody'

/** React Aria puts buttons for screen readers alone behind its calendars, which end where the days end. */
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

/** The kinds of controls that a keyboard no longer comes to, or no longer to all of them. More are well. */
export function findUnreached(usual: Reach, now: Reach, hasAll: boolean): string[] {
  return [...usual]
    .filter(([kind, count]) => (now.get(kind) ?? 0) < (hasAll ? count : 1))
    .map(([kind, count]) => `a keyboard reaches ${now.get(kind) ?? 0} ${kind}, usually ${count}`)
}
