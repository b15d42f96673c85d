import { Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { GridHistory } from './grid-history.ts'
import type { GridChanges } from './grid-values.ts'

export interface GridBarProps {
  /** The grid is described by the status. */
  statusId: string
  /** How many cells hold unsaved values. */
  changed: number
  /** How many of them can't be saved. */
  problems: number
  history: GridHistory
  /** Shows what a step back or forth changes. */
  onRevert: (next: GridChanges) => void
  actions?: ReactNode
}

/** What isn't saved yet, undo and redo, above a grid. */
export function GridBar({ statusId, changed, problems, history, onRevert, actions }: GridBarProps) {
  const { labels } = useUi()
  return (
    <div className="ui-data-grid-bar">
      <p className="ui-data-grid-status" id={statusId}>
        {changed === 0 ? labels.gridHint : labels.cellsChanged(changed)}
        {problems > 0 && <strong className="ui-data-grid-problems"> {labels.cellProblems(problems)}</strong>}
      </p>
      <div className="ui-data-grid-actions">
        <IconButton
          size="sm"
          label={labels.undo}
          icon={<Undo2 aria-hidden="true" />}
          disabled={!history.canUndo}
          onClick={() => onRevert(history.undo())}
        />
        <IconButton
          size="sm"
          label={labels.redo}
          icon={<Redo2 aria-hidden="true" />}
          disabled={!history.canRedo}
          onClick={() => onRevert(history.redo())}
        />
        {actions}
      </div>
    </div>
  )
}
