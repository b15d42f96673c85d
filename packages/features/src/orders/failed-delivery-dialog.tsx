import type { Order } from '@chonoi/contract'
import { validateCancelOrder, wasPaid } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { CodeText } from '../lists/code-text.tsx'
import { orderActions } from './orders-queries.ts'

export interface FailedDeliveryDialogProps {
  order: Pick<Order, 'id' | 'orderNumber' | 'paymentStatus'>
  onClose: () => void
}

/** The shop says why a parcel came back, which ends its order. A refusal is shown here and input is kept. */
export default function FailedDeliveryDialog({ order, onClose }: FailedDeliveryDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const number = order.orderNumber
  const report = useAction(orderActions.reportFailedDelivery(order), {
    done: () => t('orders:failed.done', { number }),
    onDone: onClose,
  })
  const form = useValidatedForm({
    defaultValues: { reason: '' },
    validate: validateCancelOrder,
    onSubmit: ({ reason }) => report.submit({ reason: reason.trim() }),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      tone="danger"
      title={<CodeText text={t('orders:failed.title', { number })} />}
      submitLabel={t('orders:failed.action')}
      cancelLabel={t('common:action.back')}
    >
      <Text>{t(wasPaid(order.paymentStatus) ? 'orders:failed.consequence.PAID' : 'orders:failed.consequence')}</Text>
      <Text tone="muted">{t('common:confirm.irreversible')}</Text>
      <TextArea
        label={t('orders:failed.reason')}
        help={t('orders:failed.reasonHelp')}
        isRequired
        rows={3}
        characterLimit={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
