import type { PaymentDetail, PaymentRefund, RefundOutcome } from '@chonoi/contract'
import { validateSettlement } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { adminPaymentActions } from './payments-queries.ts'

export interface SettleRefundDialogProps {
  payment: PaymentDetail
  refund: PaymentRefund
  outcome: RefundOutcome
  onClose: () => void
}

/** Says what became of a refund at the provider. A refusal is shown here and input is kept. */
export default function SettleRefundDialog({ payment, refund, outcome, onClose }: SettleRefundDialogProps) {
  const { t } = useTranslation('payments')
  const amount = formatMoney(refund.amountInCents)
  const settle = useAction(adminPaymentActions.settle({ id: payment.id, refundId: refund.id }), {
    done: () => t('settle.done', { amount }),
    onDone: onClose,
  })
  const form = useValidatedForm({
    defaultValues: { note: '' },
    validate: validateSettlement,
    onSubmit: ({ note }) => settle.submit({ outcome, note: note.trim() }),
  })
  const isOfShop = outcome === 'NOT_REFUNDED' && payment.collectedBy === 'SHOP'
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      tone={outcome === 'NOT_REFUNDED' ? 'danger' : 'primary'}
      title={t(`settle.${outcome}`)}
      submitLabel={t(`settle.${outcome}.submit`)}
    >
      <Text>{t(isOfShop ? 'settle.NOT_REFUNDED.shop' : `settle.${outcome}.text`, { amount })}</Text>
      <TextArea
        label={t('settle.note')}
        help={t('settle.noteHelp')}
        isRequired
        rows={3}
        characterLimit={500}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
