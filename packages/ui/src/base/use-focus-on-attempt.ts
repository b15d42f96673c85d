import { type RefObject, useEffect } from 'react'

/** What tells of a failed attempt takes the focus, anew with each attempt. */
export function useFocusOnAttempt(box: RefObject<HTMLElement | null>, submitCount: number, isShown: boolean) {
  useEffect(() => {
    if (submitCount > 0 && isShown) box.current?.focus()
  }, [box, submitCount, isShown])
}
