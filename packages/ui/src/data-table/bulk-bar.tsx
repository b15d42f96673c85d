import type { ReactNode } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'

export interface BulkBarProps {
  /** Total number of chosen rows. */
  count: number
  /** Whether all matching rows are chosen. */
  isEverything: boolean
  /** Set when more rows than those of this page can be chosen. */
  onSelectEverything: (() => void) | undefined
  total: number
  onClear: () => void
  children: ReactNode
}

/** Shows the actions for the chosen rows. */
export function BulkBar({ count, isEverything, onSelectEverything, total, onClear, children }: BulkBarProps) {
  const { labels } = useUi()
  return (
    <div className="ui-data-table-bulk" role="group" aria-label={labels.bulkActions}>
      <p data-numeric="">{isEverything ? labels.allSelected(count) : labels.selectedCount(count)}</p>
      {onSelectEverything && (
        <button type="button" className="ui-data-table-text-button" onClick={onSelectEverything}>
          {labels.selectAllMatching(total)}
        </button>
      )}
      <div className="ui-data-table-bulk-actions">{children}</div>
      <button type="button" className="ui-data-table-text-button" onClick={onClear}>
        {labels.clearSelection}
      </button>
    </div>
  )
}
