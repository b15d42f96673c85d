import { Slot, Slottable } from 'radix-ui/slot'
import type { ComponentProps, ReactNode } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { badgeVariants } from './badge-variants.ts'

export { badgeVariants } from './badge-variants.ts'

export type { Tone } from '../tone/tone.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** Default `neutral`. */
  tone?: Variants<typeof badgeVariants>['tone']
  /** `subtle` (default) has a pale background, `solid` stands out, `dot` is text after a coloured dot. */
  variant?: Variants<typeof badgeVariants>['variant']
  /** Default `md`. */
  size?: Variants<typeof badgeVariants>['size']
  icon?: ReactNode
  /** Renders the single child element, such as a link, instead of a `span`. Default false. */
  asChild?: boolean
}

/** A short text label for a status or category. */
export function Badge(props: BadgeProps) {
  const { tone, variant, size, icon, asChild, className, children, ...rest } = withoutNulls(props)
  const Element = (asChild ? Slot : 'span') as 'span'
  return (
    <Element {...rest} className={badgeVariants({ tone, variant, size, className })}>
      {icon}
      <Slottable>{children}</Slottable>
    </Element>
  )
}
