import { type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { FieldLabel, FieldMessages, fieldMessageIds } from './field-parts.tsx'
import type { FieldControlProps, FieldOptions } from './field-options.ts'

export type { FieldControlProps, FieldOptions } from './field-options.ts'

export interface FieldProps extends FieldOptions {
  /** Draws the control and spreads the given props on it. */
  children: (control: FieldControlProps) => ReactNode
}

/** Label, help and error around one control, tied together for every reader. */
export function Field({ label, help, error, isRequired, isLabelHidden, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={classNames('ui-field', className)} data-invalid={error ? true : undefined}>
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
