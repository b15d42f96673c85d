import { type ComponentProps, type ReactNode, useState } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ControlSize } from '../button/button.tsx'
import { toggleButtonVariants } from './toggle-button-variants.ts'

export { toggleButtonVariants } from './toggle-button-variants.ts'

export interface ToggleButtonProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /** Default `md`. */
  size?: ControlSize
  icon?: ReactNode
}

/** A button that toggles between pressed and not pressed. Its name doesn't change with its state. */
export function ToggleButton(props: ToggleButtonProps) {
  const {
    isSelected,
    defaultSelected = false,
    onChange,
    size,
    icon,
    className,
    children,
    onClick,
    ...rest
  } = withoutNulls(props)
  const [ownSelected, setOwnSelected] = useState(defaultSelected)
  const selected = isSelected ?? ownSelected
  return (
    <button
      type="button"
      {...rest}
      className={toggleButtonVariants({ size, className })}
      aria-pressed={selected}
      onClick={(event) => {
        onClick?.(event)
        setOwnSelected(!selected)
        onChange?.(!selected)
      }}
    >
      {icon}
      <span className="ui-button-label">{children}</span>
    </button>
  )
}
