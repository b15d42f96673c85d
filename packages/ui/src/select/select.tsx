import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ControlSize } from '../button/button.tsx'
import { Control } from '../field/control.tsx'
import { Field } from '../field/field.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { groupedOptions } from './grouped-options.ts'
import { useTypeAhead } from './use-type-ahead.ts'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  isDisabled?: boolean
  /** Options of one group stand together under its name. */
  group?: string
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'size' | 'id' | 'className' | 'multiple'>,
    FieldOptions {
  options: readonly SelectOption[]
  /** Placeholder, shown while nothing is selected. Its value is empty. */
  placeholder?: string
  /** Default `md`. */
  size?: ControlSize
  start?: ReactNode
}

const optionElement = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
)

/** Selects one option with the native select. For long lists that need searching use ComboBox. */
export function Select({ options, placeholder, size, start, ...props }: SelectProps) {
  const [field, select] = separateFieldOptions(props)
  const typeAhead = useTypeAhead(options)
  const initial =
    select.value === undefined && select.defaultValue === undefined && placeholder ? { defaultValue: '' } : {}
  return (
    <Field {...field}>
      {(control) => (
        <Control size={size} start={start} end={<ChevronDown aria-hidden="true" />}>
          <select
            {...initial}
            {...select}
            {...control}
            className="ui-control-input ui-select"
            onKeyDown={(event) => {
              select.onKeyDown?.(event)
              typeAhead(event)
            }}
          >
            {placeholder && (
              <option value="" data-placeholder="">
                {placeholder}
              </option>
            )}
            {groupedOptions(options).map(({ group, options: members }) =>
              group ? (
                <optgroup key={group} label={group}>
                  {members.map(optionElement)}
                </optgroup>
              ) : (
                members.map(optionElement)
              ),
            )}
          </select>
        </Control>
      )}
    </Field>
  )
}
