import type { Order, OrderStatus } from '@chonoi/contract'
import { moneyPlace, validateCancelOrder, wasPaid } from '@chonoi/domain'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { CodeText } from '../lists/code-text.tsx'
import { isDangerousStep, type OfferedStep } from './order-steps.ts'
import { orderActions } from './orders-queries.ts'

export interface ChangeOrderStatusDialogProps {
  order: Pick<Order, 'id' | 'orderNumber' | 'status' | 'paymentStatus' | 'collectedBy'>
  status: Exclude<OfferedStep, 'REFUNDED'>
  onClose: () => void
}

const maxNoteLength = 500

/** A cancellation needs a reason; any other step may have a note. The server enforces the length, too. */
function wrongWith(status: OrderStatus, note: string) {
  const wrong = status === 'CANCELLED' || note.trim() !== '' ? validateCancelOrder({ reason: note }) : []
  return wrong.map((problem) => ({ ...problem, field: 'note' }))
}

/**
 * Confirms a step of an order, with its consequences and a note to the buyer. A refusal is shown here and input is
 * kept.
 */
export default function ChangeOrderStatusDialog({ order, status, onClose }: ChangeOrderStatusDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const step = useAction(orderActions.changeStatus(order), {
    done: () => t(`orders:step.done.${status}`, { number: order.orderNumber }),
    onDone: onClose,
  })
  const form = useValidatedForm({
    defaultValues: { note: '' },
    validate: ({ note }) => wrongWith(status, note),
    onSubmit: ({ note }) => step.submit({ status, ...(note.trim() && { note: note.trim() }) }),
  })
  const isDangerous = isDangerousStep(status)
  function consequence(): string {
    if (status === 'CANCELLED' && wasPaid(order.paymentStatus)) return t('orders:step.consequence.CANCELLED.PAID')
    const place = moneyPlace(order)
    // A delivered order is released by the buyer's word, unless its money isn't with the platform.
    if (status === 'DELIVERED' && (place === 'SHOP_COLLECTS' || place === 'CARRIER_COLLECTS'))
      return t(`orders:step.consequence.DELIVERED.${place}`)
    return t(`orders:step.consequence.${status}`)
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      tone={isDangerous ? 'danger' : 'primary'}
      title={<CodeText text={t(`orders:step.title.${status}`, { number: order.orderNumber })} />}
      submitLabel={t(`orders:step.action.${status}`)}
      cancelLabel={t('common:action.back')}
    >
      <Text>{consequence()}</Text>
      {isDangerous && <Text tone="muted">{t('common:confirm.irreversible')}</Text>}
      <TextArea
        label={status === 'CANCELLED' ? t('orders:cancel.reason') : t('orders:step.note')}
        help={t('orders:step.noteHelp')}
        isRequired={status === 'CANCELLED'}
        rows={3}
        characterLimit={maxNoteLength}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
