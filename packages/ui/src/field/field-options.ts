import type { ReactNode } from 'react'

/** Props that all fields share. */
export interface FieldOptions {
  label: ReactNode
  /** Help text below the control. Screen readers read it with the control. */
  help?: ReactNode
  /** Error message. Marks the field as invalid while set. */
  error?: ReactNode
  isRequired?: boolean
  /** Shows the label to screen readers only. The purpose must then be visually obvious. */
  isLabelHidden?: boolean
  /** The control's id. Default: generated. */
  id?: string
  className?: string
}

/** Attributes for the control of a field. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Separates the field's props from those of the control. */
export function separateFieldOptions<Props extends FieldOptions>(
  props: Props,
): [FieldOptions, Omit<Props, keyof FieldOptions>] {
  const { label, help, error, isRequired, isLabelHidden, id, className, ...rest } = props
  return [{ label, help, error, isRequired, isLabelHidden, id, className }, rest]
}
