import type { Order, RefundDestination } from '@chonoi/contract'
import { refundDestinations, validateRefund } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { MoneyField } from '@chonoi/ui/money-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { inCents } from '../forms/in-cents.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { CodeText } from '../lists/code-text.tsx'
import { orderActions } from './orders-queries.ts'

interface RefundFields {
  amountInCents: number | null
  destination: RefundDestination
  reason: string
}

export interface RefundOrderDialogProps {
  order: Order
  onClose: () => void
}

/** Refunds an order in full or in part, for its shop. A refusal is shown here and input is kept. */
export default function RefundOrderDialog({ order, onClose }: RefundOrderDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const destinations = refundDestinations({ method: order.paymentMethod, collectedBy: order.collectedBy })
  const leftInCents = order.totalInCents - order.refundedInCents
  const refund = useAction(orderActions.refund(order), {
    done: (_, { amountInCents }) => t('orders:refund.done', { amount: formatMoney(amountInCents ?? leftInCents) }),
    onDone: onClose,
  })
  const validated = useValidatedForm<RefundFields>({
    defaultValues: { amountInCents: leftInCents, destination: destinations[0], reason: '' },
    validate: ({ amountInCents, reason }) => validateRefund({ amountInCents, reason, leftInCents }),
    onSubmit: ({ amountInCents, destination, reason }) =>
      refund.submit({ reason: reason.trim(), destination, ...(amountInCents !== null && { amountInCents }) }),
  })
  const { form, field } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      tone="danger"
      title={<CodeText text={t('orders:refund.title', { number: order.orderNumber })} />}
      submitLabel={t('orders:refund.action')}
    >
      <Text>{t('orders:refund.left', { amount: formatMoney(leftInCents) })}</Text>
      <ControlledField control={form.control} name="amountInCents">
        {(controlled) => <MoneyField label={t('orders:refund.amount')} isRequired {...inCents(controlled)} />}
      </ControlledField>
      {order.collectedBy === 'SHOP' && <Text>{t('orders:refund.collectedByShop')}</Text>}
      {destinations.length > 1 && (
        <ControlledField control={form.control} name="destination">
          {(controlled) => (
            <RadioGroup
              label={t('orders:refund.destination')}
              options={destinations.map((value) => ({ value, label: t(`orders:refund.destination.${value}`) }))}
              {...controlled}
            />
          )}
        </ControlledField>
      )}
      <TextArea
        label={t('orders:refund.reason')}
        help={t('orders:refund.reasonHelp')}
        isRequired
        rows={3}
        characterLimit={500}
        {...field('reason')}
      />
    </FormDialog>
  )
}
