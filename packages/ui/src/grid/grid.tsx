import type { ComponentProps } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Space } from '../stack/stack.tsx'
import type { Variants } from '../base/define-variants.ts'
import { gridVariants } from './grid-variants.ts'

export { gridVariants } from './grid-variants.ts'

type Columns = Variants<typeof gridVariants>['columns']

export interface GridProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'ul' | 'ol'
  /** Columns from 0, 600, 900 and 1200 px of screen width on; a missing step keeps the one before. */
  columns?: { base?: Columns; sm?: Columns; md?: Columns; lg?: Columns }
  /** Instead of `columns`: as many as fit, each at least 10, 16 or 22 rem wide. */
  fit?: Variants<typeof gridVariants>['fit']
  /** In steps of 4 px. Default 4 (16 px). */
  gap?: Space
}

/** Equal columns. */
export function Grid(props: GridProps) {
  const { as = 'div', columns, fit, gap, className, ...rest } = withoutNulls(props)
  const Tag = as as 'div'
  return (
    <Tag
      {...rest}
      className={gridVariants({
        columns: columns?.base,
        columnsSm: columns?.sm,
        columnsMd: columns?.md,
        columnsLg: columns?.lg,
        fit,
        gap,
        className,
      })}
    />
  )
}
