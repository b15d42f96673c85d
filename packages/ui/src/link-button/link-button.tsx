import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ButtonVariant, ControlSize } from '../button/button.tsx'
import { BareLink, type LinkProps } from '../link/link.tsx'

export interface LinkButtonProps extends Omit<LinkProps, 'variant'> {
  /** Default `primary`. */
  variant?: ButtonVariant
  /** Default `md`. */
  size?: ControlSize
  iconStart?: ReactNode
  iconEnd?: ReactNode
  isFullWidth?: boolean
}

/** A link that looks like a button: the one next step. */
export function LinkButton(props: LinkButtonProps) {
  const {
    variant = 'primary',
    size = 'md',
    iconStart,
    iconEnd,
    isFullWidth,
    className,
    children,
    ...rest
  } = withoutNulls(props)
  return (
    <BareLink
      {...rest}
      className={classNames('ui-button', className)}
      data-variant={variant}
      data-size={size}
      data-full-width={isFullWidth || undefined}
    >
      {iconStart}
      <span className="ui-button-label">{children}</span>
      {iconEnd}
    </BareLink>
  )
}
