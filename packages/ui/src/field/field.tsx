import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { FieldLabel, FieldMessages, fieldMessageIds } from './field-parts.tsx'
import type { FieldControlProps, FieldOptions } from './field-options.ts'

export type { FieldControlProps, FieldOptions } from './field-options.ts'

export interface FieldProps extends FieldOptions, GlobalAttributes {
  /** Renders the control with the given props. */
  children: (control: FieldControlProps) => ReactNode
  /** Forwarded to the element around label, control and messages. */
  ref?: Ref<HTMLDivElement>
}

/** Adds label, help and error to one control, and associates them for assistive technology. */
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
