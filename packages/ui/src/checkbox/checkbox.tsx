import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { FieldMessages, fieldMessageIds, RequiredMark } from '../field/field-parts.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'className'> {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  isRequired?: boolean
  isLabelHidden?: boolean
  /** Shows the mixed state: some of the represented items are selected. */
  isIndeterminate?: boolean
  className?: string
}

/** A native checkbox: `defaultChecked`, `checked`, `onChange` and `ref` are the input's. */
export function Checkbox({
  label,
  help,
  error,
  isRequired,
  isLabelHidden,
  isIndeterminate = false,
  className,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const box = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  return (
    <div className={classNames('ui-field', className)}>
      <label className="ui-choice" data-label-hidden={isLabelHidden || undefined}>
        <input
          {...rest}
          ref={useMergedRefs(box, ref)}
          id={controlId}
          type="checkbox"
          className="ui-choice-box"
          aria-describedby={fieldMessageIds(controlId, help, error)}
          aria-invalid={error ? true : undefined}
          aria-required={isRequired || undefined}
        />
        <span className={isLabelHidden ? 'ui-visually-hidden' : 'ui-choice-label'}>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </label>
      <FieldMessages controlId={controlId} help={help} error={error} />
    </div>
  )
}
