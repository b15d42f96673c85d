import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { TableView } from './table-view.ts'

export interface DeleteViewDialogProps {
  view: TableView
  onDelete: (view: TableView) => void
  onClose: () => void
}

/** Dialog that confirms the deletion of a view. */
export default function DeleteViewDialog({ view, onDelete, onClose }: DeleteViewDialogProps) {
  const { labels } = useUi()
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={labels.deleteViewQuestion(view.name)}
      message={labels.deleteViewHint}
      confirmLabel={labels.remove}
      onConfirm={() => onDelete(view)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}
