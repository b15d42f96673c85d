import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { FieldMessages, fieldMessageIds } from '../field/field-parts.tsx'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | 'className'> {
  label: ReactNode
  help?: ReactNode
  isLabelHidden?: boolean
  className?: string
}

/** A switch that takes effect immediately. For an option that a form submits later use Checkbox. */
export function Switch({ label, help, isLabelHidden, id, className, ...rest }: SwitchProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={classNames('ui-field', className)}>
      <label className="ui-choice">
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
          role="switch"
          className="ui-switch"
          aria-describedby={fieldMessageIds(controlId, help, undefined)}
        />
        <span className={isLabelHidden ? 'ui-visually-hidden' : 'ui-choice-label'}>{label}</span>
      </label>
      <FieldMessages controlId={controlId} help={help} />
    </div>
  )
}
