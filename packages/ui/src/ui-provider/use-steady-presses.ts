import { useEffect } from 'react'

interface Press {
  button: HTMLElement
  pointer: { x: number; y: number }
  /** Where the button was when the press began. */
  place: DOMRect
}

/** How far a hand moves during a press, in px. */
const tremor = 4

let press: Press | undefined

/** Notes a press that takes the focus from another control, before that control reacts to being left. */
function begin({ target, button: which, clientX: x, clientY: y }: MouseEvent) {
  press = undefined
  if (which !== 0 || !(target instanceof Element)) return
  const button = target.closest<HTMLElement>('button, a[href]')
  const focused = document.activeElement
  if (!button || !focused || focused === document.body || button.contains(focused)) return
  press = { button, pointer: { x, y }, place: button.getBoundingClientRect() }
}

/** Completes a press whose button moved from under the resting pointer. The browser sends it no click. */
function end({ target, clientX, clientY }: MouseEvent) {
  if (!press) return
  const { button, pointer, place } = press
  press = undefined
  const isResting = Math.hypot(clientX - pointer.x, clientY - pointer.y) <= tremor
  if (!isResting || (target instanceof Node && button.contains(target))) return
  const now = button.getBoundingClientRect()
  // A button that stayed was covered by what it opened.
  if (now.x !== place.x || now.y !== place.y) button.click()
}

let watchers = 0

/**
 * Lets one press do what it says although a control that it leaves changes the page: it takes over what was typed, or
 * shows an error, between pressing and releasing.
 */
export function useSteadyPresses(): void {
  useEffect(() => {
    watchers += 1
    // Capturing, so that nothing keeps a press from being seen. Adding the same function again changes nothing.
    document.addEventListener('mousedown', begin, true)
    document.addEventListener('mouseup', end, true)
    return () => {
      watchers -= 1
      if (watchers > 0) return
      document.removeEventListener('mousedown', begin, true)
      document.removeEventListener('mouseup', end, true)
    }
  }, [])
}
