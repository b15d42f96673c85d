import type { ReactNode } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'

export interface TableStripProps {
  /** Shown instead of the toolbar while rows are selected. */
  bulkBar: ReactNode
  /** Whether rows can be selected. */
  isSelectable: boolean
  tools: ReactNode
}

/** The strip above the headers. Its height stays the same when a selection begins, so that rows don't shift. */
export function TableStrip({ bulkBar, isSelectable, tools }: TableStripProps) {
  const { labels } = useUi()
  return (
    <div className="ui-data-table-strip">
      {bulkBar}
      <div className="ui-data-table-tools" hidden={Boolean(bulkBar)}>
        {isSelectable && <p className="ui-data-table-hint">{labels.noneSelected}</p>}
        {tools}
      </div>
    </div>
  )
}
