import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'

export interface FocusRingProps extends ComponentProps<'span'> {
  /** Contains the focusable control, e.g. a link that covers a card. */
  children: ReactNode
  /** Draws the ring inside the edge, where an ancestor would clip it. */
  isInset?: boolean
}

/** Shows a focus ring around its content when a control inside has keyboard focus. Pure CSS. */
export function FocusRing({ isInset, className, ...rest }: FocusRingProps) {
  return <span {...rest} className={classNames('ui-focus-ring', className)} data-inset={isInset || undefined} />
}
