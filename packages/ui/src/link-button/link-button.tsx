import { Slot, Slottable } from 'radix-ui/slot'
import type { ReactNode } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ButtonVariant, ControlSize } from '../button/button.tsx'
import { buttonVariants } from '../button/button-variants.ts'
import { BareLink, type LinkProps } from '../link/link.tsx'

export interface LinkButtonProps extends Omit<LinkProps, 'variant' | 'href'> {
  /** Default `primary`. */
  variant?: ButtonVariant
  /** Default `md`. */
  size?: ControlSize
  iconStart?: ReactNode
  iconEnd?: ReactNode
  isFullWidth?: boolean
  /** Required, except with `asChild`. */
  href?: string
  /** Renders the single child element, such as another router's link, instead of the application's. Default false. */
  asChild?: boolean
}

type Target = { href: string; asChild?: false } | { href?: never; asChild: true }

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps & Target) {
  const { variant, size, iconStart, iconEnd, isFullWidth, href, asChild, isExternal, className, children, ...rest } =
    withoutNulls(props)
  const classes = buttonVariants({ variant, size, isFullWidth, className })
  if (asChild) {
    return (
      <Slot {...rest} className={classes}>
        {iconStart}
        <Slottable child={children}>{(label) => <span className="ui-button-label">{label}</span>}</Slottable>
        {iconEnd}
      </Slot>
    )
  }
  return (
    <BareLink {...rest} href={href} isExternal={isExternal} className={classes}>
      {iconStart}
      <span className="ui-button-label">{children}</span>
      {iconEnd}
    </BareLink>
  )
}
