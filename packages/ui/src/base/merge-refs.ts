import { type Ref, type RefCallback, useCallback } from 'react'

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

/** Merges the component's own ref with the one passed by its caller. */
export function useMergedRefs<Element>(
  own: Ref<Element> | undefined,
  passed: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      assign(own, element)
      assign(passed, element)
    },
    [own, passed],
  )
}
