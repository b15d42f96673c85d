import type { ComponentProps } from 'react'
import type { Variants } from '../base/define-variants.ts'
import { headingVariants } from './heading-variants.ts'

export { headingVariants } from './heading-variants.ts'

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the page's outline. Don't skip levels. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** Font size in px. Default: by level (30, 24, 20, 18, 16, 16). */
  size?: Variants<typeof headingVariants>['size']
}

const sizeOf = { 1: 30, 2: 24, 3: 20, 4: 18, 5: 16, 6: 16 } as const

/** A heading whose size is independent of its level. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={headingVariants({ size: size ?? sizeOf[level], className })} />
}
