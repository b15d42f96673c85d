import type { ConfirmDialogProps } from '@chonoi/ui/confirm-dialog'
import { lazy, Suspense } from 'react'

const LoadedDialog = lazy(async () => ({ default: (await import('@chonoi/ui/confirm-dialog')).ConfirmDialog }))

/** The kit's ConfirmDialog, whose code is loaded once a question is asked. Render it only then. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  )
}
