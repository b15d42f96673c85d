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

export interface CancelOrderDialogProps {
  order: Pick<Order, 'id' | 'orderNumber' | 'paymentStatus'>
  onClose: () => void
}

/** Asks for the reason, then cancels the order; stock is returned, and money if any was paid. */
export default function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const cancel = useAction(orderActions.cancel(order), {
    done: () => t('orders:cancel.done', { number: order.orderNumber }),
    onDone: onClose,
  })
  const form = useValidatedForm({
    defaultValues: { reason: '' },
    validate: validateCancelOrder,
    onSubmit: cancel.submit,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      tone="danger"
      title={<CodeText text={t('orders:cancel.title', { number: order.orderNumber })} />}
      submitLabel={t('orders:cancel.confirm')}
      cancelLabel={t('orders:cancel.keep')}
    >
      <Text>{t(wasPaid(order.paymentStatus) ? 'orders:cancel.consequence.PAID' : 'orders:cancel.consequence')}</Text>
      <Text tone="muted">{t('common:confirm.irreversible')}</Text>
      <TextArea label={t('orders:cancel.reason')} isRequired maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}
