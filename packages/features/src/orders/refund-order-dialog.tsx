import type { ManagedOrder, RefundDestination } from '@chonoi/contract'
import { refundDestinations, validateRefund } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Dialog } from '@chonoi/ui/dialog'
import { MoneyField } from '@chonoi/ui/money-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useApi, useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { inCents } from '../forms/in-cents.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { CodeText } from '../lists/code-text.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { OpenClaims } from './open-claims.tsx'
import { stepsOf } from './order-steps.ts'
import { managedOrderQueries, orderActions } from './orders-queries.ts'

const extents = ['PART', 'ALL'] as const

interface RefundFields {
  extent: (typeof extents)[number]
  amountInCents: number | null
  destination: RefundDestination
  reason: string
}

export interface RefundOrderDialogProps {
  order: Pick<ManagedOrder, 'id' | 'orderNumber'>
  onClose: () => void
}

/** Refunds an order in part or all that is left of it, and warns of a return or a complaint that would refund it too. */
export default function RefundOrderDialog({ order: { id, orderNumber }, onClose }: RefundOrderDialogProps) {
  const { t } = useTranslation('orders')
  const result = useQuery(managedOrderQueries(useApi()).detail(id))
  if (result.data) return <RefundForm order={result.data} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<CodeText text={t('refund.title', { number: orderNumber })} />}
    >
      {result.isError ? (
        <QueryFailure result={result} />
      ) : (
        <SkeletonRegion>
          <Skeleton lines={6} />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}

/** A refusal is shown here and input is kept. */
function RefundForm({ order, onClose }: { order: ManagedOrder; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'common'])
  const { actor } = useSession()
  const destinations = refundDestinations({ method: order.paymentMethod, collectedBy: order.collectedBy })
  const leftInCents = order.totalInCents - order.refundedInCents
  const refund = useAction(orderActions.refund(order), {
    done: (_, { amountInCents }) => t('orders:refund.done', { amount: formatMoney(amountInCents ?? leftInCents) }),
    onDone: onClose,
  })
  const end = useAction(orderActions.changeStatus(order), {
    done: () => t('orders:refund.done', { amount: formatMoney(leftInCents) }),
    onDone: onClose,
  })
  const validated = useValidatedForm<RefundFields>({
    defaultValues: { extent: 'PART', amountInCents: null, destination: destinations[0], reason: '' },
    validate: ({ extent, amountInCents, reason }) =>
      validateRefund({ amountInCents: extent === 'ALL' ? leftInCents : amountInCents, reason, leftInCents }),
    onSubmit: ({ extent, amountInCents, destination, ...fields }) => {
      const reason = fields.reason.trim()
      if (extent === 'PART')
        return refund.submit({ reason, destination, ...(amountInCents !== null && { amountInCents }) })
      // An order whose course ends with the refund is shown as refunded. That goes the usual way of its money.
      const isEnd = destination === destinations[0] && actor && stepsOf(order, actor).includes('REFUNDED')
      return isEnd ? end.submit({ status: 'REFUNDED', note: reason }) : refund.submit({ reason, destination })
    },
  })
  const { form, field } = validated
  const isAll = form.watch('extent') === 'ALL'
  const remainingInCents = isAll ? 0 : leftInCents - (form.watch('amountInCents') ?? 0)
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      tone="danger"
      title={<CodeText text={t('orders:refund.title', { number: order.orderNumber })} />}
      submitLabel={t('orders:refund.action')}
    >
      <OpenClaims order={order} />
      <Text>{t('orders:refund.left', { amount: formatMoney(leftInCents) })}</Text>
      <ControlledField control={form.control} name="extent">
        {(controlled) => (
          <RadioGroup
            label={t('orders:refund.extent')}
            options={extents.map((value) => ({
              value,
              label: t(`orders:refund.extent.${value}`, { amount: formatMoney(leftInCents) }),
              help: t(`orders:refund.extent.${value}.help`),
            }))}
            {...controlled}
          />
        )}
      </ControlledField>
      {!isAll && (
        <ControlledField control={form.control} name="amountInCents">
          {(controlled) => <MoneyField label={t('orders:refund.amount')} isRequired {...inCents(controlled)} />}
        </ControlledField>
      )}
      <Text role="status" isNumeric>
        {t('orders:refund.remaining', { amount: formatMoney(Math.max(0, remainingInCents)) })}
      </Text>
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
      <Text tone="muted">{t('orders:refund.irreversible')}</Text>
    </FormDialog>
  )
}
