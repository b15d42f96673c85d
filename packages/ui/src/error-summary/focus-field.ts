import { quoteAttribute } from '../base/quote-attribute.ts'

/**
 * Focuses the field with a name. Fields that keep their value in a hidden input mark their focusable control with
 * `data-field-name`.
 */
export function focusField(encodedName: string, form: HTMLFormElement | null): boolean {
  const name = quoteAttribute(decodeURIComponent(encodedName))
  const scope: ParentNode = form ?? document
  const field =
    scope.querySelector<HTMLElement>(`[data-field-name=${name}]`) ??
    scope.querySelector<HTMLElement>(`[name=${name}]:checked`) ??
    scope.querySelector<HTMLElement>(`[name=${name}]:not([type='hidden'])`) ??
    scope.querySelector<HTMLElement>(`[id=${name}]`)
  field?.focus()
  return field !== null
}
