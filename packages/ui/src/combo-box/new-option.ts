import { comparableText } from '../base/comparable-text.ts'
import type { ListedOption } from './combo-box-options.tsx'

/** The value of the option that makes a new one. No option of an application holds a NUL. */
export const newOptionValue = '\u0000new'

/** The option that makes the typed text a new one, unless there is one called so already. */
export function newOption<Value extends string>(
  typed: string,
  options: readonly { label: string }[],
): ListedOption<Value>[] {
  const label = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  const wanted = comparableText(label)
  if (wanted === '' || options.some((option) => comparableText(option.label) === wanted)) return []
  return [{ value: newOptionValue as Value, label, isNew: true }]
}
