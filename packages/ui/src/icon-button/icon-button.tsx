import { Slot, Slottable } from 'radix-ui/slot'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ButtonVariant, ControlSize } from '../button/button.tsx'
import { iconButtonVariants } from './icon-button-variants.ts'

export { iconButtonVariants } from './icon-button-variants.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Name of the action, for screen readers and the tooltip. */
  label: string
  icon: ReactNode
  /** Default `ghost`. */
  variant?: ButtonVariant
  /** Default `md`. */
  size?: ControlSize
  isLoading?: boolean
  /** Content in the corner, e.g. a CountBadge. Include its meaning in `label`. */
  badge?: ReactNode
  /** Renders the single child element, such as a link, instead of a `button`. Default false. */
  asChild?: boolean
  /** With `asChild`: the element to render. Its own content is replaced by the icon. */
  children?: ReactNode
}

function refuse(event: MouseEvent) {
  event.preventDefault()
}

/** A button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant,
    size,
    type = 'button',
    isLoading = false,
    badge,
    asChild = false,
    children,
    className,
    onClick,
    ...rest
  } = withoutNulls(props)
  const Element = (asChild ? Slot : 'button') as 'button'
  return (
    <Element
      title={label}
      {...rest}
      type={asChild ? undefined : type}
      aria-label={label}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      className={iconButtonVariants({ variant, size, className })}
      onClick={isLoading ? refuse : onClick}
    >
      <Slottable child={children}>{() => icon}</Slottable>
      {badge && <span className="ui-icon-button-badge">{badge}</span>}
    </Element>
  )
}
