import { type RefObject, useEffect } from 'react'

const reachable = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [role="textbox"]'

/** Returns the index that a key moves to; undefined for other keys. */
function destination(
  key: string,
  index: number,
  count: number,
  orientation: 'horizontal' | 'vertical',
  isRtl: boolean,
) {
  const [back, on] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (isRtl ? back : on)) return (index + 1) % count
  if (key === (isRtl ? on : back)) return (index - 1 + count) % count
  return undefined
}

/** jsdom has no layout and no `checkVisibility`. */
const isVisible = (control: HTMLElement) => !('checkVisibility' in control) || control.checkVisibility()

/** Keys that a text box handles itself. */
function isWriting(target: HTMLElement): boolean {
  return target.matches('input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [role="textbox"]')
}

/**
 * Makes a group of controls a single tab stop. Arrows, Home and End move between them; returning with Tab restores the
 * last focused control. Only the controls' `tabindex` is changed.
 */
export function useRovingFocus(
  container: RefObject<HTMLElement | null>,
  orientation: 'horizontal' | 'vertical' = 'horizontal',
): void {
  useEffect(() => {
    const element = container.current
    if (!element) return
    let current: EventTarget | null = null
    const controls = () => [...element.querySelectorAll<HTMLElement>(reachable)].filter((control) => isVisible(control))

    function keepOneStop() {
      const all = controls()
      const stop = all.find((control) => control === current) ?? all[0]
      for (const control of all) control.tabIndex = control === stop ? 0 : -1
    }
    function remember(event: FocusEvent) {
      current = event.target
      keepOneStop()
    }
    function move(event: KeyboardEvent) {
      const all = controls()
      const index = all.findIndex((control) => control === event.target)
      if (index < 0 || isWriting(all[index] as HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
      const isRtl = getComputedStyle(element as HTMLElement).direction === 'rtl'
      const next = destination(event.key, index, all.length, orientation, isRtl)
      if (next === undefined) return
      event.preventDefault()
      all[next]?.focus()
    }

    keepOneStop()
    const observer = new MutationObserver(keepOneStop)
    observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    element.addEventListener('focusin', remember)
    element.addEventListener('keydown', move)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', remember)
      element.removeEventListener('keydown', move)
    }
  }, [container, orientation])
}
