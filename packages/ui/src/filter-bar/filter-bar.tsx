import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import { TagGroup } from '../tag-group/tag-group.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface AppliedFilter {
  id: string
  /** Name and value, e.g. "Trạng thái: đã giao". */
  label: string
}

export interface FilterBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the group. */
  label: string
  /** A search field, first and widest. */
  search?: ReactNode
  /** The filters' controls. */
  children?: ReactNode
  /** Sorting, view or export, at the end of the row. */
  actions?: ReactNode
  /** What narrows the list now, where the controls don't say it themselves. */
  applied?: readonly AppliedFilter[]
  onRemove?: (id: string) => void
  /** Takes all filters away. Give it only while there are any: its button stands after `applied`, else among the actions. */
  onClear?: () => void
  /** How much was found, in words; announced when it changes. */
  result?: ReactNode
}

/** The row above a list that narrows it, and what narrows it now. */
export function FilterBar(props: FilterBarProps) {
  const {
    label,
    search,
    children,
    actions,
    applied = [],
    onRemove,
    onClear,
    result,
    className,
    ...rest
  } = withoutNulls(props)
  const { labels } = useUi()
  const hasTags = applied.length > 0

  function clearAll(event: MouseEvent<HTMLElement>) {
    // The button goes away with what it cleared: the focus stays with the filters.
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
        {children}
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
