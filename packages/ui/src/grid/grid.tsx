import type { ComponentProps } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Space } from '../stack/stack.tsx'
import type { Variants } from '../base/define-variants.ts'
import { gridVariants } from './grid-variants.ts'

export { gridVariants } from './grid-variants.ts'

type Columns = Variants<typeof gridVariants>['columns']

export interface GridProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'ul' | 'ol'
  /** Number of columns from 0, 600, 900 and 1200 px screen width. A missing step keeps the previous value. */
  columns?: { base?: Columns; sm?: Columns; md?: Columns; lg?: Columns }
  /** Alternative to `columns`: as many columns as fit, each at least 10, 16 or 22 rem wide. */
  fit?: Variants<typeof gridVariants>['fit']
  /** Gap in steps of 4 px. Default 4 (16 px). */
  gap?: Space
}

/** Lays out children in columns of equal width. */
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
