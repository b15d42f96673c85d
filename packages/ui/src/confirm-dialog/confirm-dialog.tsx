import type { ReactNode, Ref } from 'react'
import { Alert } from '../alert/alert.tsx'
import { AlertDialog, focusWhenShown } from '../alert-dialog/alert-dialog.tsx'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface ConfirmDialogProps extends GlobalAttributes {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  message: ReactNode
  /** Label of the confirm button: a verb, e.g. "Delete". */
  confirmLabel: string
  /** Default "Cancel". */
  cancelLabel?: string
  /** `danger` for what can't be undone. Default `primary`. */
  tone?: 'primary' | 'danger'
  onConfirm: () => void
  /** Whether the action is in progress. The dialog then stays open and can't be closed or confirmed again. */
  isPending?: boolean
  /** Error message of a failed action. The dialog stays open for a retry. */
  error?: ReactNode
  className?: string
  ref?: Ref<HTMLElement>
}

/** Asks for confirmation. The caller closes it when the action has succeeded. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    message,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    onConfirm,
    isPending,
    error,
    ...rest
  } = withoutNulls(props)
  const { labels } = useUi()
  return (
    <AlertDialog
      {...rest}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      tone={tone === 'danger' ? 'danger' : 'info'}
      isLocked={isPending}
      actions={
        <>
          <Button variant="secondary" ref={focusWhenShown} disabled={isPending} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? labels.cancel}
          </Button>
          <Button variant={tone} isLoading={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{message}</div>
      {error && <Alert tone="danger">{error}</Alert>}
    </AlertDialog>
  )
}
