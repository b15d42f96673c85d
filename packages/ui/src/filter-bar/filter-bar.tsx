import type { ComponentProps, ReactNode } from 'react'
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
  applied?: readonly AppliedFilter[]
  onRemove?: (id: string) => void
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
  return (
    <div role="group" aria-label={label} {...rest} className={classNames('ui-filter-bar', className)}>
      <div className="ui-filter-bar-controls">
        {search && <div className="ui-filter-bar-search">{search}</div>}
        {children}
        {actions && <div className="ui-filter-bar-actions">{actions}</div>}
      </div>
      {(applied.length > 0 || result) && (
        <div className="ui-filter-bar-state">
          {result && (
            <p role="status" className="ui-filter-bar-result">
              {result}
            </p>
          )}
          {applied.length > 0 && (
            <TagGroup label={labels.appliedFilters} items={applied} onRemove={onRemove}>
              {onClear && (
                <Button variant="ghost" size="sm" onClick={onClear}>
                  {labels.clearFilters}
                </Button>
              )}
            </TagGroup>
          )}
        </div>
      )}
    </div>
  )
}
