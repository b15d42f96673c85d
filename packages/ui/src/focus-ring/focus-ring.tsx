import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'

export interface FocusRingProps extends ComponentProps<'span'> {
  /** Holds the control that takes the focus, for instance a link that covers a card. */
  children: ReactNode
  /** Inside the edge, where something around would cut the ring off. */
  isInset?: boolean
}

/** Shows the ring around a whole when the keyboard is on the control inside it. Made by CSS alone. */
export function FocusRing({ isInset, className, ...rest }: FocusRingProps) {
  return <span {...rest} className={classNames('ui-focus-ring', className)} data-inset={isInset || undefined} />
}
