import type { ReactNode } from 'react'
import { changeInput } from '../base/change-input.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  min?: number
  max?: number
  /** Default 1: whole numbers. */
  step?: number | 'any'
  /** The unit, shown after the number. */
  unit?: ReactNode
}

/** Shows the number that is read of "1e1", which browsers take for 10 and leave in the box. */
function writePlainly(input: HTMLInputElement) {
  if (/e/i.test(input.value)) changeInput(input, String(input.valueAsNumber))
}

/** A native number field: arrow keys step it, screen readers announce a spin button. */
export function NumberField(props: NumberFieldProps) {
  const { unit, step = 1, end, onBlur, ...rest } = withoutNulls(props)
  return (
    <TextField
      // Scrolling over a focused number field changes the value by accident.
      onWheel={(event) => event.currentTarget.blur()}
      {...rest}
      onBlur={(event) => {
        writePlainly(event.currentTarget)
        onBlur?.(event)
      }}
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      step={step}
      end={end ?? unit}
      data-numeric
    />
  )
}
