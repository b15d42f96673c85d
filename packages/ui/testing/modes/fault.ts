/** A problem found by a check, and its place. */
export interface Fault {
  check: 'axe' | 'overflow' | 'focus' | 'motion' | 'forced-colors' | 'letters' | 'screenshot' | 'console'
  message: string
  element?: Element
}

/** Describes an element well enough to find it in its story: `button.ui-button.ui-button--sm "Mua ngay"`. */
export function describeElement(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('')
  const role = element.getAttribute('role')
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
  return `${element.localName}${classes}${role ? `[role=${role}]` : ''}${text ? ` "${text}"` : ''}`
}

export const sayFault = ({ check, message, element }: Fault) =>
  `${check}: ${message}${element ? `\n    at ${describeElement(element)}` : ''}`
