import type { PaymentDetail } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { adminPaymentActions } from './payments-queries.ts'

const statuses = ['CANCELLED', 'FAILED'] as const

export interface PaymentStatusDialogProps {
  payment: PaymentDetail
  onClose: () => void
}

/** Ends a pending payment by hand. Money that comes anyway still reaches its order or the buyer's wallet. */
export default function PaymentStatusDialog({ payment, onClose }: PaymentStatusDialogProps) {
  const { t } = useTranslation(['payments', 'common'])
  const change = useAction(adminPaymentActions.setStatus(payment), {
    done: (_, { status }) => t('payments:statusDialog.done', { status: t(`payments:status.${status}`) }),
    onDone: onClose,
  })
  const form = useValidatedForm<{ status: (typeof statuses)[number]; note: string }>({
    defaultValues: { status: 'CANCELLED', note: '' },
    validate: () => [],
    onSubmit: ({ status, note }) => change.submit({ status, ...(note.trim() && { note: note.trim() }) }),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      tone="danger"
      title={t('payments:statusDialog.title')}
      submitLabel={t('payments:statusDialog.action')}
    >
      <Text>{t('payments:statusDialog.text')}</Text>
      <ControlledField control={form.form.control} name="status">
        {(controlled) => (
          <RadioGroup
            label={t('common:word.status')}
            options={statuses.map((value) => ({ value, label: t(`payments:status.${value}`) }))}
            {...controlled}
          />
        )}
      </ControlledField>
      <TextArea label={t('payments:verify.note')} rows={3} characterLimit={500} {...form.field('note')} />
    </FormDialog>
  )
}
