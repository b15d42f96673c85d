import type { PaymentDetail } from '@chonoi/contract'
import { providerOf } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { adminPaymentActions } from './payments-queries.ts'

export interface VerifyPaymentDialogProps {
  payment: PaymentDetail
  onClose: () => void
}

/** Asks the gateway about a payment, or confirms by hand that its transfer or cash has arrived. */
export default function VerifyPaymentDialog({ payment, onClose }: VerifyPaymentDialogProps) {
  const { t } = useTranslation(['payments', 'common'])
  const isAsked = providerOf(payment.method) !== null
  const verify = useAction(adminPaymentActions.verify(payment), {
    done: () => t('payments:verify.done', { amount: formatMoney(payment.amountInCents) }),
    onDone: onClose,
  })
  const form = useValidatedForm({
    defaultValues: { reference: '', note: '' },
    validate: () => [],
    onSubmit: ({ reference, note }) =>
      verify.submit({
        ...(reference.trim() && { reference: reference.trim() }),
        ...(note.trim() && { note: note.trim() }),
      }),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('payments:verify.title')}
      submitLabel={t(isAsked ? 'payments:verify.ask' : 'payments:verify.confirm')}
    >
      <Text>
        {isAsked
          ? t('payments:verify.askText', { method: t(`common:paymentMethod.${payment.method}`) })
          : t('payments:verify.confirmText', { amount: formatMoney(payment.amountInCents) })}
      </Text>
      {!isAsked && (
        <>
          <TextField label={t('payments:verify.reference')} maxLength={100} {...form.field('reference')} />
          <TextArea label={t('payments:verify.note')} rows={3} characterLimit={500} {...form.field('note')} />
        </>
      )}
    </FormDialog>
  )
}
