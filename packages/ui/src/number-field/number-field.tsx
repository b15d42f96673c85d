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

/** A number. The native control: arrow keys step it, screen readers call it a spin button. */
export function NumberField(props: NumberFieldProps) {
  const { unit, step = 1, end, ...rest } = withoutNulls(props)
  return (
    <TextField
      // A wheel turned over a focused number changes it by accident.
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
