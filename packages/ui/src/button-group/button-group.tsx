import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** Accessible name of the group. */
  label: string
  /** Buttons, IconButtons or LinkButtons. */
  children: ReactNode
  /** Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical'
  /** Joins the buttons without gaps. */
  isJoined?: boolean
}

/** Groups related buttons. Each is its own tab stop; use a Toolbar for five or more. */
export function ButtonGroup(props: ButtonGroupProps) {
  const { label, orientation = 'horizontal', isJoined, className, ...rest } = withoutNulls(props)
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      className={classNames('ui-button-group', className)}
      data-orientation={orientation}
      data-joined={isJoined || undefined}
    />
  )
}
