import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { useRovingFocus } from '../base/use-roving-focus.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { ToggleButton } from '../toggle-button/toggle-button.tsx'

export interface ToggleOption<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  isDisabled?: boolean
}

export interface ToggleGroupProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> {
  /** Names the group. Only for screen readers. */
  label: string
  options: readonly ToggleOption<Value>[]
  /** Values of the pressed buttons. */
  value?: readonly Value[]
  /** Default none. */
  defaultValue?: readonly Value[]
  onChange?: (value: Value[]) => void
  /** Default `md`. */
  size?: 'sm' | 'md'
  disabled?: boolean
}

/**
 * A row of toggle buttons, any number of them pressed. One tab stop; arrows move between them. To select exactly one of
 * a few use SegmentedControl.
 */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const {
    label,
    options,
    value,
    defaultValue = [],
    onChange,
    size = 'md',
    disabled,
    className,
    ref,
    ...rest
  } = withoutNulls(props)
  const own = useRef<HTMLDivElement>(null)
  useRovingFocus(own)
  const [ownValue, setOwnValue] = useState<readonly Value[]>(defaultValue)
  const chosen = value ?? ownValue

  function toggle(option: Value, isOn: boolean) {
    const next = options.map((one) => one.value).filter((one) => (one === option ? isOn : chosen.includes(one)))
    setOwnValue(next)
    onChange?.(next)
  }

  return (
    <div
      role="toolbar"
      aria-label={label}
      {...rest}
      ref={useMergedRefs(own, ref)}
      className={classNames('ui-toggle-group', className)}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          size={size}
          icon={option.icon}
          disabled={disabled || option.isDisabled}
          isSelected={chosen.includes(option.value)}
          onChange={(isOn) => toggle(option.value, isOn)}
        >
          {option.label}
        </ToggleButton>
      ))}
    </div>
  )
}
