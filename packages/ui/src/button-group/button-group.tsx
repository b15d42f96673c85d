import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** Names the group: what its buttons have in common. */
  label: string
  /** Buttons, IconButtons or LinkButtons. */
  children: ReactNode
  /** Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical'
  /** Without a gap between the buttons, as one piece. */
  isJoined?: boolean
}

/** Buttons that belong together. Each keeps its own stop of the Tab key; from five on a Toolbar serves better. */
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
