import type { ChangeEvent } from 'react'

/** Returns the value of a number field; null while it is empty or not a number yet. */
export function typedNumber({ target }: ChangeEvent<HTMLInputElement>): number | null {
  return target.value === '' || Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber
}
