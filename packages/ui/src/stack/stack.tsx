import type { ComponentProps } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { stackVariants } from './stack-variants.ts'

export { stackVariants } from './stack-variants.ts'

/** Steps of the 4 px grid. */
export type Space = Variants<typeof stackVariants>['gap']

export interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span'
  /** Default `column`. */
  direction?: Variants<typeof stackVariants>['direction']
  /** Gap between the children, in steps of 4 px. Default 4 (16 px). */
  gap?: Space
  align?: Variants<typeof stackVariants>['align']
  justify?: Variants<typeof stackVariants>['justify']
  /** Whether a row may wrap. */
  isWrapping?: boolean
}

/** Lays out children in a row or column with even gaps. */
export function Stack(props: StackProps) {
  const { as = 'div', direction, gap, align, justify, isWrapping, className, ...rest } = withoutNulls(props)
  const Tag = as as 'div'
  return <Tag {...rest} className={stackVariants({ direction, gap, align, justify, isWrapping, className })} />
}
