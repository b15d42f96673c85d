/** Is there anything of it to be seen? Visually hidden text (1 px, clipped) doesn't count. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (width <= 1 || height <= 1) return false
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
}

/** The element and everything around it, from the inside out, without the document's root. */
export function* withAncestors(element: Element): Generator<Element> {
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) yield at
}

/** Its parents up to the body. */
export const ancestorsOf = (element: Element) => withAncestors(element).drop(1)

/** The body and all that it shows, without what the test runner and Storybook put there. */
export function storyElements(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(
    (element) => !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName) && !element.closest('.sb-wrapper'),
  )
}
