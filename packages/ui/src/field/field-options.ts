import type { ReactNode } from 'react'

/** What every field has around its control. */
export interface FieldOptions {
  label: ReactNode
  /** Shown below the control and read with it. */
  help?: ReactNode
  /** What is wrong, in words. The field counts as invalid while there is one. */
  error?: ReactNode
  isRequired?: boolean
  /** Keeps the label for screen readers only; the purpose must then be plain to the eye. */
  isLabelHidden?: boolean
  /** The control's id. Default: generated. */
  id?: string
  className?: string
}

/** What the control of a field must carry. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Takes the field's own props out of a component's; the rest belongs to the control. */
export function separateFieldOptions<Props extends FieldOptions>(
  props: Props,
): [FieldOptions, Omit<Props, keyof FieldOptions>] {
  const { label, help, error, isRequired, isLabelHidden, id, className, ...rest } = props
  return [{ label, help, error, isRequired, isLabelHidden, id, className }, rest]
}
