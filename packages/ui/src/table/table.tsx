import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'

export interface TableProps extends ComponentProps<'table'> {
  /** Says what the table holds; names it for screen readers. */
  caption: string
  /** Default false: the caption is seen. */
  isCaptionHidden?: boolean
  /** Default `comfortable`. */
  density?: 'compact' | 'comfortable'
  /** The header stays in sight while the rows scroll inside a limited height. */
  hasStickyHeader?: boolean
  /** `thead`, `tbody`, `tfoot`. Cells with figures carry `data-numeric`. */
  children: ReactNode
}

/** A native table with the library's looks. For sorting, selection and cards on phones there is DataTable. */
export function Table(props: TableProps) {
  const {
    caption,
    isCaptionHidden,
    density = 'comfortable',
    hasStickyHeader,
    className,
    children,
    ...rest
  } = withoutNulls(props)
  return (
    <ScrollArea label={caption} className="ui-table-scroller" data-sticky={hasStickyHeader || undefined}>
      <table {...rest} className={classNames('ui-table', className)} data-density={density}>
        <caption className={classNames('ui-table-caption', isCaptionHidden && 'ui-visually-hidden')}>{caption}</caption>
        {children}
      </table>
    </ScrollArea>
  )
}
