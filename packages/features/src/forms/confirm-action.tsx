import type { ConfirmDialogProps } from '@chonoi/ui/confirm-dialog'
import { type Action, type ActionOptions, useAction } from '../app/use-action.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

export interface ConfirmActionProps<Answer>
  extends Pick<ConfirmDialogProps, 'title' | 'message' | 'confirmLabel' | 'cancelLabel' | 'tone'>,
    Pick<ActionOptions<void, Answer>, 'done'> {
  action: Action<void, Answer>
  /** Begins the message of a failure. */
  failure?: string
  onClose: () => void
  /** Called after success, once the dialog is closed. */
  onDone?: (answer: Answer) => void
}

/** Asks for confirmation before an action, shows why it failed, and closes after success. */
export function ConfirmAction<Answer>(props: ConfirmActionProps<Answer>) {
  const { action, failure, done, onClose, onDone, ...words } = props
  const { run, isPending, refusal } = useAction(action, {
    ...(done && { done }),
    failure: false,
    onDone(answer) {
      onClose()
      onDone?.(answer)
    },
  })
  return (
    <ConfirmDialog
      {...words}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => run()}
      isPending={isPending}
      error={refusal && failure ? `${failure}: ${refusal}` : refusal}
    />
  )
}
