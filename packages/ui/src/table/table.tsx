import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'

export interface TableProps extends ComponentProps<'table'> {
  /** Describes the table's content; names it for screen readers. */
  caption: string
  /** Hides the caption visually. Default false. */
  isCaptionHidden?: boolean
  /** Default `comfortable`. */
  density?: 'compact' | 'comfortable'
  /** Keeps the header visible while the rows scroll inside a limited height. */
  hasStickyHeader?: boolean
  /** `thead`, `tbody`, `tfoot`. Cells with numbers have `data-numeric`. */
  children: ReactNode
}

/** A native table with the library's styles. For sorting, selection and cards on phones use DataTable. */
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
