import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface ContainerProps extends ComponentProps<'div'> {
  as?: 'div' | 'main' | 'section' | 'header' | 'footer'
  /** 480, 760 or 1280 px at most. Default `lg`. */
  size?: 'sm' | 'md' | 'lg'
}

/** The page's width, with a margin that grows with the screen. */
export function Container(props: ContainerProps) {
  const { as = 'div', size = 'lg', className, ...rest } = withoutNulls(props)
  const Tag = as as 'div'
  return <Tag {...rest} data-size={size} className={classNames('ui-container', className)} />
}
