import type { ReactNode } from 'react'
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

/** A native number field: arrow keys step it, screen readers announce a spin button. */
export function NumberField(props: NumberFieldProps) {
  const { unit, step = 1, end, ...rest } = withoutNulls(props)
  return (
    <TextField
      // Scrolling over a focused number field changes the value by accident.
      onWheel={(event) => event.currentTarget.blur()}
      {...rest}
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      step={step}
      end={end ?? unit}
      data-numeric
    />
  )
}
