import type { PaymentDetail, PaymentRefund, RefundOutcome } from '@chonoi/contract'
import { isOwedByShop, validateSettlement } from '@chonoi/domain'
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

/** Says what became of a refund at the provider, or in cash from its shop. A refusal is shown here and input is kept. */
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
  const waits = isOwedByShop({ ...payment, status: refund.status }) ? 'owed' : 'settle'
  const isOfShop = waits === 'settle' && outcome === 'NOT_REFUNDED' && payment.collectedBy === 'SHOP'
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      tone={outcome === 'NOT_REFUNDED' ? 'danger' : 'primary'}
      title={t(`${waits}.${outcome}`)}
      submitLabel={t(`settle.${outcome}.submit`)}
    >
      <Text>{t(isOfShop ? 'settle.NOT_REFUNDED.shop' : `${waits}.${outcome}.text`, { amount })}</Text>
      <TextArea
        label={t(`${waits}.note`)}
        help={t('settle.noteHelp')}
        isRequired
        rows={3}
        characterLimit={500}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
