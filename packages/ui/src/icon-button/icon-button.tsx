import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ButtonVariant, ControlSize } from '../button/button.tsx'
import { iconButtonVariants } from './icon-button-variants.ts'

export { iconButtonVariants } from './icon-button-variants.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, in words: its name for screen readers and its tooltip. */
  label: string
  icon: ReactNode
  /** Default `ghost`. */
  variant?: ButtonVariant
  /** Default `md`. */
  size?: ControlSize
  isLoading?: boolean
  /** Something small in the corner, for instance a CountBadge. Its meaning belongs into `label` too. */
  badge?: ReactNode
}

function refuse(event: MouseEvent) {
  event.preventDefault()
}

/** A button that shows only a picture. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant,
    size,
    type = 'button',
    isLoading = false,
    badge,
    className,
    onClick,
    ...rest
  } = withoutNulls(props)
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      className={iconButtonVariants({ variant, size, className })}
      onClick={isLoading ? refuse : onClick}
    >
      {icon}
      {badge && <span className="ui-icon-button-badge">{badge}</span>}
    </button>
  )
}
