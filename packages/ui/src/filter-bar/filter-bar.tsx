import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import { TagGroup } from '../tag-group/tag-group.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface AppliedFilter {
  id: string
  /** Name and value of the filter, e.g. "Trạng thái: đã giao". */
  label: string
}

export interface FilterBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the group. */
  label: string
  /** A search field. Placed first, with the most space. */
  search?: ReactNode
  /** The filters' controls. */
  children?: ReactNode
  /** How many of the filters are on. With it, two filters or more are folded on phones behind a button that says so. */
  activeCount?: number
  /** Controls at the end of the row: sorting, view or export. */
  actions?: ReactNode
  /** Active filters to list, where the controls don't show them. */
  applied?: readonly AppliedFilter[]
  onRemove?: (id: string) => void
  /**
   * Clears all filters. Set it only while there are any: its button follows `applied`, or else is among the actions.
   */
  onClear?: () => void
  /** Text with the number of results. Announced when it changes. */
  result?: ReactNode
}

/** A row of filters above a list, with the active ones. */
export function FilterBar(props: FilterBarProps) {
  const {
    label,
    search,
    children,
    activeCount,
    actions,
    applied = [],
    onRemove,
    onClear,
    result,
    className,
    ...rest
  } = withoutNulls(props)
  const { labels } = useUi()
  const filtersId = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const hasTags = applied.length > 0

  function clearAll(event: MouseEvent<HTMLElement>) {
    // Moves the focus to the filters, because the pressed button disappears.
    event.currentTarget.closest<HTMLElement>('.ui-filter-bar')?.focus()
    onClear?.()
  }

  const clear = onClear && (
    <Button variant="ghost" size={hasTags ? 'sm' : 'md'} onClick={clearAll}>
      {labels.clearFilters}
    </Button>
  )
  return (
    <div role="group" aria-label={label} tabIndex={-1} {...rest} className={classNames('ui-filter-bar', className)}>
      <div className="ui-filter-bar-controls">
        {search && <div className="ui-filter-bar-search">{search}</div>}
        {children && activeCount !== undefined && (
          <Button
            variant="secondary"
            className="ui-filter-bar-toggle"
            iconStart={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={isUnfolded}
            aria-controls={filtersId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {labels.filters(activeCount)}
          </Button>
        )}
        {children && (
          <div id={filtersId} className="ui-filter-bar-filters" data-unfolded={isUnfolded || undefined}>
            {children}
          </div>
        )}
        {(actions || (clear && !hasTags)) && (
          <div className="ui-filter-bar-actions">
            {!hasTags && clear}
            {actions}
          </div>
        )}
      </div>
      {(hasTags || result) && (
        <div className="ui-filter-bar-state">
          {result && (
            <p role="status" className="ui-filter-bar-result">
              {result}
            </p>
          )}
          {hasTags && (
            <TagGroup label={labels.appliedFilters} items={applied} onRemove={onRemove}>
              {clear}
            </TagGroup>
          )}
        </div>
      )}
    </div>
  )
}
