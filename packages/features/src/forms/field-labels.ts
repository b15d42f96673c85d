/**
 * Returns the visible labels of a form's fields, by name and in order, without the required mark and what only screen
 * readers read. A control of several parts says its name in `data-field-name`. A checkbox is labelled by its own text and
 * has none.
 */
export function fieldLabels(form: HTMLFormElement): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  const fields = '[data-field-name], input[name]:not([type="hidden"]), select[name], textarea[name]'
  for (const field of form.querySelectorAll<HTMLElement>(fields)) {
    const name = field.dataset.fieldName ?? field.getAttribute('name') ?? ''
    if (name !== '' && !labels.has(name)) labels.set(name, labelOf(field))
  }
  return labels
}

function labelOf(field: HTMLElement): string {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) return ''
  const label = labelElement(field) ?? field.closest('.ui-field')?.querySelector('label, legend, .ui-field-label')
  return [...(label?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.matches('[aria-hidden="true"], .ui-visually-hidden')))
    .map((node) => node.textContent)
    .join('')
    .trim()
}

function labelElement(field: HTMLElement): Element | undefined {
  const isControl =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
  return isControl ? field.labels?.[0] : undefined
}
