import type { PaymentDetail, RefundDestination } from '@chonoi/contract'
import { refundDestinations, validateRefund } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { MoneyField } from '@chonoi/ui/money-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { inCents } from '../forms/in-cents.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { adminPaymentActions } from './payments-queries.ts'

interface RefundFields {
  amountInCents: number | null
  destination: RefundDestination
  orderId: string
  reason: string
}

export interface RefundPaymentDialogProps {
  payment: PaymentDetail
  onClose: () => void
}

/** Refunds a payment in full or in part, of all its orders or one. A refusal is shown here and input is kept. */
export default function RefundPaymentDialog({ payment, onClose }: RefundPaymentDialogProps) {
  const { t } = useTranslation(['payments', 'common'])
  const refundable = payment.orders.filter((order) => order.refundableInCents > 0)
  const destinations = refundDestinations(payment)
  const leftOf = (orderId: string) =>
    refundable
      .filter(({ id }) => orderId === '' || id === orderId)
      .reduce((sum, order) => sum + order.refundableInCents, 0)
  const refund = useAction(adminPaymentActions.refund(payment), {
    done: (_, { amountInCents }) => t('payments:refund.done', { amount: formatMoney(amountInCents ?? leftOf('')) }),
    onDone: onClose,
  })
  const validated = useValidatedForm<RefundFields>({
    defaultValues: { amountInCents: leftOf(''), destination: destinations[0], orderId: '', reason: '' },
    validate: ({ amountInCents, orderId, reason }) =>
      validateRefund({ amountInCents, reason, leftInCents: leftOf(orderId) }),
    onSubmit: ({ amountInCents, destination, orderId, reason }) =>
      refund.submit({
        reason: reason.trim(),
        destination,
        ...(amountInCents !== null && { amountInCents }),
        ...(orderId !== '' && { orderId }),
      }),
  })
  const { form, field } = validated
  const left = leftOf(form.watch('orderId'))
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      tone="danger"
      title={t('payments:refund.title')}
      submitLabel={t('payments:refund.action')}
    >
      <Text>{t('payments:refund.left', { amount: formatMoney(left) })}</Text>
      {refundable.length > 1 && (
        <ControlledField control={form.control} name="orderId">
          {(controlled) => (
            <RadioGroup
              label={t('payments:refund.of')}
              options={[
                { value: '', label: t('payments:refund.ofAll') },
                ...refundable.map((order) => ({
                  value: order.id,
                  label: order.orderNumber,
                  help: `${order.tenant.name} · ${formatMoney(order.refundableInCents)}`,
                })),
              ]}
              {...controlled}
            />
          )}
        </ControlledField>
      )}
      <ControlledField control={form.control} name="amountInCents">
        {(controlled) => <MoneyField label={t('payments:refund.amount')} isRequired {...inCents(controlled)} />}
      </ControlledField>
      {payment.collectedBy === 'SHOP' && <Text>{t('payments:refund.collectedByShop')}</Text>}
      {destinations.length > 1 && (
        <ControlledField control={form.control} name="destination">
          {(controlled) => (
            <RadioGroup
              label={t('payments:refund.destination')}
              options={destinations.map((value) => ({
                value,
                label: t(`payments:destination.${value}`),
                help: t(`payments:destination.${value}.help`),
              }))}
              {...controlled}
            />
          )}
        </ControlledField>
      )}
      <TextArea
        label={t('payments:refund.reason')}
        help={t('payments:refund.reasonHelp')}
        isRequired
        rows={3}
        characterLimit={500}
        {...field('reason')}
      />
    </FormDialog>
  )
}
