import type { ComponentProps, ReactNode } from 'react'
import type { ControlSize } from '../button/button.tsx'
import { controlVariants } from './control-variants.ts'

export interface ControlProps extends ComponentProps<'div'> {
  /** Default `md`. */
  size?: ControlSize
  /** Inside the frame, before the text: an icon, a prefix. */
  start?: ReactNode
  /** Inside the frame, after the text: a unit, a button. */
  end?: ReactNode
}

/** The frame that makes a text box, a select and a combo box look alike. */
export function Control({ size, start, end, children, ...rest }: ControlProps) {
  return (
    <div {...rest} className={controlVariants({ size })}>
      {start && <span className="ui-control-aside">{start}</span>}
      {children}
      {end && <span className="ui-control-aside">{end}</span>}
    </div>
  )
}
