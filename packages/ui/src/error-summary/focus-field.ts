/**
 * Moves the focus to the field of a name. Some fields keep their value in a hidden input of that name; the control one
 * can write in then carries `data-field-name`.
 */
export function focusField(encodedName: string, form: HTMLFormElement | null): boolean {
  const name = CSS.escape(decodeURIComponent(encodedName))
  const scope: ParentNode = form ?? document
  const field =
    scope.querySelector<HTMLElement>(`[data-field-name="${name}"]`) ??
    scope.querySelector<HTMLElement>(`[name="${name}"]:checked`) ??
    scope.querySelector<HTMLElement>(`[name="${name}"]:not([type='hidden'])`) ??
    scope.querySelector<HTMLElement>(`#${name}`)
  field?.focus()
  return field !== null
}
