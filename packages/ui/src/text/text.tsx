import type { ComponentProps } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { textVariants } from './text-variants.ts'

export { textVariants } from './text-variants.ts'

export interface TextProps extends Omit<ComponentProps<'span'>, 'color'> {
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'del' | 'dt' | 'dd' | 'li' | 'figcaption'
  /** In px at the browser's default text size. Default: inherited. */
  size?: Variants<typeof textVariants>['size']
  weight?: Variants<typeof textVariants>['weight']
  tone?: Variants<typeof textVariants>['tone']
  align?: Variants<typeof textVariants>['align']
  /** Uses digits of equal width, for money and counts. */
  isNumeric?: boolean
  /** Maximum number of lines, then an ellipsis. */
  lines?: Variants<typeof textVariants>['lines']
}

/** Text in the type scale. */
export function Text(props: TextProps) {
  const { as = 'p', size, weight, tone, align, isNumeric, lines, className, ...rest } = withoutNulls(props)
  const Tag = as as 'span'
  return (
    <Tag
      {...rest}
      className={textVariants({ size, weight, tone, align, lines, className })}
      data-numeric={isNumeric || undefined}
    />
  )
}
