import type { ReactNode } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ButtonVariant, ControlSize } from '../button/button.tsx'
import { buttonVariants } from '../button/button-variants.ts'
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
  const { variant, size, iconStart, iconEnd, isFullWidth, className, children, ...rest } = withoutNulls(props)
  return (
    <BareLink {...rest} className={buttonVariants({ variant, size, isFullWidth, className })}>
      {iconStart}
      <span className="ui-button-label">{children}</span>
      {iconEnd}
    </BareLink>
  )
}
