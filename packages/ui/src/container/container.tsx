import type { ComponentProps } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { containerVariants } from './container-variants.ts'

export { containerVariants } from './container-variants.ts'

export interface ContainerProps extends ComponentProps<'div'> {
  as?: 'div' | 'main' | 'section' | 'header' | 'footer'
  /** Maximum width: 480, 760 or 1280 px. Default `lg`. */
  size?: Variants<typeof containerVariants>['size']
}

/** Limits the content width, with margins that grow with the screen. */
export function Container(props: ContainerProps) {
  const { as = 'div', size, className, ...rest } = withoutNulls(props)
  const Tag = as as 'div'
  return <Tag {...rest} className={containerVariants({ size, className })} />
}
