import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { FieldMessages, fieldMessageIds, RequiredMark } from './field-parts.tsx'
import type { FieldOptions } from './field-options.ts'

export interface FieldGroupProps extends FieldOptions, GlobalAttributes {
  disabled?: boolean
  /** Use `radiogroup` for radio buttons, so that it can carry `aria-required` and `aria-invalid`. */
  role?: 'group' | 'radiogroup'
  children: ReactNode
  ref?: Ref<HTMLFieldSetElement>
}

/** Groups several controls that answer one question, with legend, help and error. */
export function FieldGroup({
  label,
  help,
  error,
  isRequired,
  isLabelHidden,
  id,
  className,
  disabled,
  role,
  children,
  ...rest
}: FieldGroupProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const canBeRequired = role === 'radiogroup'
  return (
    <fieldset
      {...rest}
      id={groupId}
      role={role ?? 'group'}
      disabled={disabled}
      className={classNames('ui-field', className)}
      data-invalid={error ? true : undefined}
      aria-describedby={fieldMessageIds(groupId, help, error)}
      aria-invalid={canBeRequired && error ? true : undefined}
      aria-required={(canBeRequired && isRequired) || undefined}
    >
      <legend className={isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}>
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      {children}
      <FieldMessages controlId={groupId} help={help} error={error} />
    </fieldset>
  )
}
