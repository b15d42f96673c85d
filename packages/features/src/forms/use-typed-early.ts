import { useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * The form, whose fields keep what was typed (or filled in by the browser) before the script took the page over:
 * react-hook-form itself would put the default value in its place.
 */
export function useTypedEarly<Form extends FieldValues>(form: UseFormReturn<Form>): UseFormReturn<Form> {
  const met = useRef(new Set<string>())
  const register: typeof form.register = (name, options) => {
    const field = form.register(name, options)
    return {
      ...field,
      ref: (element: unknown) => {
        const typed = met.current.has(name) ? undefined : typedIn(element)
        if (element) met.current.add(name)
        field.ref(element)
        if (typed !== undefined) form.setValue(name, typed as PathValue<Form, Path<Form>>)
      },
    }
  }
  return { ...form, register }
}

/** What a person put there; nothing where the field is as empty as it was sent. */
function typedIn(element: unknown): string | boolean | undefined {
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked || undefined
  if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) return undefined
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value || undefined
  return undefined
}
