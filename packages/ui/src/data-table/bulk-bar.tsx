import type { ReactNode } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'

/** What can be done with the chosen rows. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const { labels } = useUi()
  return (
    <div className="ui-data-table-bulk" role="group" aria-label={labels.bulkActions}>
      <p role="status" data-numeric="">
        {labels.selectedCount(count)}
      </p>
      <div className="ui-data-table-bulk-actions">{children}</div>
      <button type="button" className="ui-data-table-bulk-clear" onClick={onClear}>
        {labels.clearSelection}
      </button>
    </div>
  )
}
