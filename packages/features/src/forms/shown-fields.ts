import { fieldLabels } from './field-labels.ts'

/** How a form shows its fields to people. */
export interface ShownFields {
  labelOf: (name: string) => string
  /** The text of a choice of a select or a radio group; undefined for what is typed. */
  choiceOf: (name: string, value: unknown) => string | undefined
}

/** Reads labels and choices from a form, so that a text about its fields uses the words of the form itself. */
export function shownFields(form: HTMLFormElement): ShownFields {
  const labels = fieldLabels(form)
  return {
    labelOf: (name) => labels.get(name) || labelOfBox(form, name),
    choiceOf(name, value) {
      for (const field of fieldsNamed(form, name)) {
        if (field instanceof HTMLSelectElement)
          return [...field.options].find((one) => one.value === value)?.text.trim()
        if (field instanceof HTMLInputElement && field.type === 'radio' && field.value === value) return textOf(field)
      }
      return undefined
    },
  }
}

const fieldsNamed = (form: HTMLFormElement, name: string) => form.querySelectorAll(`[name="${CSS.escape(name)}"]`)

/** The text beside a checkbox or a switch, and the legend of radio buttons. */
function labelOfBox(form: HTMLFormElement, name: string): string {
  const field = fieldsNamed(form, name)[0]
  if (!(field instanceof HTMLInputElement)) return ''
  if (field.type === 'checkbox') return textOf(field)
  return field.closest('fieldset')?.querySelector('legend')?.textContent.trim() ?? ''
}

/** Of a choice, without the help below it. */
function textOf(field: HTMLInputElement): string {
  const label = field.labels?.[0]
  const text = label?.querySelector('.ui-choice-label') ?? label
  return [...(text?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.matches('.ui-choice-help')))
    .map((node) => node.textContent)
    .join('')
    .trim()
}
