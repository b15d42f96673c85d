import type { WalletAdjustmentRequest } from '@chonoi/contract'
import { validateAdjustmentRefusal } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { walletAdminActions } from './transactions-queries.ts'

export interface RefuseAdjustmentDialogProps {
  adjustment: WalletAdjustmentRequest
  onClose: () => void
}

/** Refuses an adjustment that waits, with a reason for whoever asked. */
export default function RefuseAdjustmentDialog({ adjustment, onClose }: RefuseAdjustmentDialogProps) {
  const { t } = useTranslation(['transactions', 'common'])
  const name = `${adjustment.user.lastName} ${adjustment.user.firstName}`.trim()
  const refuse = useAction(walletAdminActions.refuse(adjustment), {
    done: () => t('transactions:adjustments.refused', { name }),
    onDone: onClose,
  })
  const form = useValidatedForm({
    defaultValues: { note: '' },
    validate: validateAdjustmentRefusal,
    onSubmit: ({ note }) => refuse.submit({ note: note.trim() }),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('transactions:adjustments.refuseOf', { name })}
      submitLabel={t('transactions:adjustments.refuse')}
      tone="danger"
    >
      <TextArea
        label={t('transactions:adjustments.note')}
        help={t('transactions:adjustments.noteHelp')}
        isRequired
        rows={3}
        characterLimit={200}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
