import type { PaymentMismatch } from '@chonoi/contract'
import { validateResolution } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { adminPaymentActions } from './payments-queries.ts'

export interface ResolveMismatchDialogProps {
  mismatch: PaymentMismatch
  onClose: () => void
}

/** Closes a disagreement with the explanation that was found. */
export default function ResolveMismatchDialog({ mismatch, onClose }: ResolveMismatchDialogProps) {
  const { t } = useTranslation(['payments', 'common'])
  const resolve = useAction(adminPaymentActions.resolve(mismatch), {
    done: () => t('payments:mismatches.done', { reference: mismatch.reference }),
    onDone: onClose,
  })
  const form = useValidatedForm({
    defaultValues: { resolution: '' },
    validate: validateResolution,
    onSubmit: ({ resolution }) => resolve.submit({ resolution: resolution.trim() }),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('payments:mismatches.resolveTitle', { reference: mismatch.reference })}
      submitLabel={t('payments:mismatches.resolve')}
    >
      <Text>{t(`payments:mismatches.help.${mismatch.kind}`)}</Text>
      <TextArea
        label={t('payments:mismatches.resolution')}
        isRequired
        rows={3}
        characterLimit={500}
        {...form.field('resolution')}
      />
    </FormDialog>
  )
}
