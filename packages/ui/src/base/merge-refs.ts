import { type Ref, type RefCallback, useCallback } from 'react'

/** Sets a ref and returns how to take that back. */
function assign<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const undo = ref(element)
    return typeof undo === 'function' ? undo : () => void ref(null)
  }
  if (!ref) return () => {}
  ref.current = element
  return () => (ref.current = null)
}

/** Merges the component's own ref with the one passed by its caller. */
export function useMergedRefs<Element>(
  own: Ref<Element> | undefined,
  passed: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const undo = [assign(own, element), assign(passed, element)]
      return () => undo.forEach((one) => one())
    },
    [own, passed],
  )
}
