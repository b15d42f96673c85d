import type { ChangeEvent } from 'react'

/** What stands in a number field; null while it is empty or no number yet. */
export function typedNumber({ target }: ChangeEvent<HTMLInputElement>): number | null {
  return target.value === '' || Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber
}
