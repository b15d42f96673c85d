import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface DescriptionItem {
  /** Required when `term` isn't plain text. */
  id?: string
  term: ReactNode
  details: ReactNode
  /** Numeric: tabular figures, at the end of the row. */
  isNumeric?: boolean
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[]
  /** `rows` (default) puts details next to the term, `stacked` below it, `grid` in columns of stacked pairs. */
  layout?: 'rows' | 'stacked' | 'grid'
}

/** A list of terms with their details. */
export function DescriptionList(props: DescriptionListProps) {
  const { items, layout = 'rows', className, ...rest } = withoutNulls(props)
  return (
    <dl {...rest} className={classNames('ui-description-list', className)} data-layout={layout}>
      {items.map((item, index) => (
        <div key={item.id ?? (typeof item.term === 'string' ? item.term : index)} className="ui-description-list-item">
          <dt>{item.term}</dt>
          <dd data-numeric={item.isNumeric ? '' : undefined}>{item.details}</dd>
        </div>
      ))}
    </dl>
  )
}
