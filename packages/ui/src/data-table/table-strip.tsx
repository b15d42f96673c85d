import type { ReactNode } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'

export interface TableStripProps {
  /** Shown instead of the tools while something is chosen. */
  bulkBar: ReactNode
  /** Whether rows can be chosen. */
  isSelectable: boolean
  tools: ReactNode
}

/** The strip above the headers. It keeps its height when the choice begins, so that no row moves from under the pointer. */
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
