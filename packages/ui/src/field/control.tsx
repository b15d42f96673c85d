import type { ComponentProps, ReactNode } from 'react'
import type { ControlSize } from '../button/button.tsx'
import { controlVariants } from './control-variants.ts'

export interface ControlProps extends ComponentProps<'div'> {
  /** Default `md`. */
  size?: ControlSize
  /** Content inside the frame before the text, e.g. an icon or a prefix. */
  start?: ReactNode
  /** Content inside the frame after the text, e.g. a unit or a button. */
  end?: ReactNode
}

/** The shared frame of text boxes, selects and combo boxes. */
export function Control({ size, start, end, children, ...rest }: ControlProps) {
  return (
    <div {...rest} className={controlVariants({ size })}>
      {start && <span className="ui-control-aside">{start}</span>}
      {children}
      {end && <span className="ui-control-aside">{end}</span>}
    </div>
  )
}
