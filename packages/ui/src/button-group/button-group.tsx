import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'

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
export function ButtonGroup({ label, orientation = 'horizontal', isJoined, className, ...rest }: ButtonGroupProps) {
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
