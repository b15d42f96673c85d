import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface SeparatorProps extends ComponentProps<'hr'> {
  /** Default `horizontal`. A vertical one takes the height of its row. */
  orientation?: 'horizontal' | 'vertical'
}

/** A thin line that separates content. */
export function Separator(props: SeparatorProps) {
  const { orientation = 'horizontal', className, ...rest } = withoutNulls(props)
  return (
    <hr
      {...rest}
      className={classNames('ui-separator', className)}
      data-orientation={orientation}
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
    />
  )
}
