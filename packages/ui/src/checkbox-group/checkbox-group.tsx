import { type ReactNode, type Ref, useState } from 'react'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { FieldGroup } from '../field/field-group.tsx'
import type { FieldOptions } from '../field/field-options.ts'

export interface ChoiceOption<Value extends string = string> {
  value: Value
  label: ReactNode
  help?: ReactNode
  isDisabled?: boolean
}

export interface CheckboxGroupProps<Value extends string> extends FieldOptions, GlobalAttributes {
  options: readonly ChoiceOption<Value>[]
  value?: readonly Value[]
  defaultValue?: readonly Value[]
  /** Called with the chosen values, in the order of the options. */
  onChange?: (value: Value[]) => void
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLFieldSetElement>
}

/** Checkboxes of which any number can be chosen. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, value, defaultValue = [], onChange, name, ...field } = withoutNulls(props)
  const [ownValue, setOwnValue] = useState<readonly Value[]>(defaultValue)
  const chosen = value ?? ownValue

  function toggle(toggled: Value, isChecked: boolean) {
    const isChosen = (candidate: Value) => (candidate === toggled ? isChecked : chosen.includes(candidate))
    const next = options.map((option) => option.value).filter(isChosen)
    setOwnValue(next)
    onChange?.(next)
  }

  return (
    <FieldGroup {...field}>
      {options.map((option) => (
        <label key={option.value} className="ui-choice">
          <input
            type="checkbox"
            className="ui-choice-box"
            name={name}
            value={option.value}
            disabled={option.isDisabled}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
          <span className="ui-choice-label">
            {option.label}
            {option.help && <span className="ui-choice-help">{option.help}</span>}
          </span>
        </label>
      ))}
    </FieldGroup>
  )
}
