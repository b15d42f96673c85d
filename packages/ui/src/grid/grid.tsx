import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Space } from '../stack/stack.tsx'

type Columns = 1 | 2 | 3 | 4 | 5 | 6

export interface GridProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'ul' | 'ol'
  /** Columns from 0, 600, 900 and 1200 px of screen width on; a missing step keeps the one before. */
  columns?: { base?: Columns; sm?: Columns; md?: Columns; lg?: Columns }
  /** Instead of `columns`: as many as fit, each at least 10, 16 or 22 rem wide. */
  fit?: 'sm' | 'md' | 'lg'
  /** In steps of 4 px. Default 4 (16 px). */
  gap?: Space
}

/** Equal columns. */
export function Grid(props: GridProps) {
  const { as = 'div', columns, fit, gap = 4, className, ...rest } = withoutNulls(props)
  const Tag = as as 'div'
  return (
    <Tag
      {...rest}
      className={classNames('ui-grid', className)}
      data-columns={columns?.base}
      data-columns-sm={columns?.sm}
      data-columns-md={columns?.md}
      data-columns-lg={columns?.lg}
      data-fit={fit}
      data-gap={gap}
    />
  )
}
