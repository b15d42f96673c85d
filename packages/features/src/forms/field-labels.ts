/**
 * Returns the visible labels of a form's fields, by name and in order, without the required mark. A checkbox is
 * labelled by its own text and has none.
 */
export function fieldLabels(form: HTMLFormElement): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  for (const field of form.elements) {
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
    if (isField && field.name !== '' && !labels.has(field.name)) labels.set(field.name, labelOf(field))
  }
  return labels
}

function labelOf(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  if (field.type === 'checkbox' || field.type === 'radio') return ''
  const words = [...(field.labels?.[0]?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
    .map((node) => node.textContent)
  return words.join('').trim()
}
