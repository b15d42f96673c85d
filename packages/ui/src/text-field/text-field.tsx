import type { ComponentProps, ReactNode } from 'react'
import type { ControlSize } from '../button/button.tsx'
import { Control } from '../field/control.tsx'
import { Field } from '../field/field.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'id' | 'className'>, FieldOptions {
  /** Default `md`. */
  size?: ControlSize
  /** Inside the frame, before the text. */
  start?: ReactNode
  /** Inside the frame, after the text. */
  end?: ReactNode
}

/**
 * A single-line text field. `ref`, `name`, `onChange` and `onBlur` go to the input, so a form library's `register`
 * works.
 */
export function TextField({ size, start, end, ...props }: TextFieldProps) {
  const [field, input] = separateFieldOptions(props)
  return (
    <Field {...field}>
      {(control) => (
        <Control size={size} start={start} end={end}>
          <input type="text" {...input} {...control} className="ui-control-input" />
        </Control>
      )}
    </Field>
  )
}
