import { type RefObject, useEffect } from 'react'

/** Focuses the message about a failed attempt, again with each attempt. */
export function useFocusOnAttempt(box: RefObject<HTMLElement | null>, submitCount: number, isShown: boolean) {
  useEffect(() => {
    if (submitCount > 0 && isShown) box.current?.focus()
  }, [box, submitCount, isShown])
}
