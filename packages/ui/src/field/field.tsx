import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { FieldLabel, FieldMessages, fieldMessageIds } from './field-parts.tsx'
import type { FieldControlProps, FieldOptions } from './field-options.ts'

export type { FieldControlProps, FieldOptions } from './field-options.ts'

export interface FieldProps extends FieldOptions, GlobalAttributes {
  /** Draws the control and spreads the given props on it. */
  children: (control: FieldControlProps) => ReactNode
  /** Goes to what surrounds label, control and messages. */
  ref?: Ref<HTMLDivElement>
}

/** Label, help and error around one control, tied together for every reader. */
export function Field(props: FieldProps) {
  const { label, help, error, isRequired, isLabelHidden, id, className, children, ...rest } = props
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div {...rest} className={classNames('ui-field', className)} data-invalid={error ? true : undefined}>
      <FieldLabel htmlFor={controlId} isRequired={isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      {children({
        id: controlId,
        'aria-describedby': fieldMessageIds(controlId, help, error),
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      <FieldMessages controlId={controlId} help={help} error={error} />
    </div>
  )
}
