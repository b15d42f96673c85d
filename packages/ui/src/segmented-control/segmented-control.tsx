import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { segmentedControlVariants } from './segmented-control-variants.ts'

export { segmentedControlVariants } from './segmented-control-variants.ts'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** Shows only the icon; the label still names the option. */
  isIconOnly?: boolean
}

export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** Names the choice. Only for screen readers. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
  name?: string
  /** Default `md`. */
  size?: Variants<typeof segmentedControlVariants>['size']
}

/** Selects one of a few visible options. Native radio buttons, so arrow keys move the selection. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, defaultValue, onChange, name, size, className, ...rest } = withoutNulls(props)
  const ownName = useId()
  const [ownValue, setOwnValue] = useState(defaultValue)
  const chosen = value ?? ownValue
  return (
    <fieldset role="radiogroup" {...rest} className={segmentedControlVariants({ size, className })}>
      <legend className="ui-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="ui-segment" title={option.isIconOnly ? option.label : undefined}>
          <input
            type="radio"
            className="ui-visually-hidden"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => {
              setOwnValue(option.value)
              onChange?.(option.value)
            }}
          />
          {option.icon}
          <span className={option.isIconOnly ? 'ui-visually-hidden' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
