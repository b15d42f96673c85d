import { useState } from 'react'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { TableView } from './table-view.ts'

export interface DeleteViewDialogProps {
  view: TableView
  onDelete: (view: TableView) => Promise<void>
  onClose: () => void
}

/** Dialog that confirms the deletion of a view. Stays open when the view could not be deleted. */
export default function DeleteViewDialog({ view, onDelete, onClose }: DeleteViewDialogProps) {
  const { labels } = useUi()
  const [state, setState] = useState<'idle' | 'deleting' | 'failed'>('idle')

  async function remove() {
    setState('deleting')
    try {
      await onDelete(view)
    } catch {
      setState('failed')
    }
  }
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={labels.deleteViewQuestion(view.name)}
      message={labels.deleteViewHint}
      confirmLabel={labels.remove}
      isPending={state === 'deleting'}
      error={state === 'failed' ? labels.viewNotSaved : undefined}
      onConfirm={() => void remove()}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}
