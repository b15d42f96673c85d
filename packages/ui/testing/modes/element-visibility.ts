/** Whether the element is visible. Visually hidden text (1 px, clipped) isn't. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (width <= 1 || height <= 1) return false
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
}

/** Yields the element and its ancestors, from the inside out, without the document's root. */
export function* withAncestors(element: Element): Generator<Element> {
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) yield at
}

/** Returns the element's ancestors up to the body. */
export const ancestorsOf = (element: Element) => withAncestors(element).drop(1)

/** Returns the rendered elements in the body, without those of the test runner and Storybook. */
export function storyElements(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(
    (element) => !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName) && !element.closest('.sb-wrapper'),
  )
}
