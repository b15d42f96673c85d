import type { OrderSummary } from '@chonoi/contract'
import { hasTrackingCode, type ShippingCarrier, shipmentValidator, shippingCarriers } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { Text } from '@chonoi/ui/text'
import { TextField } from '@chonoi/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { manyOrderActions, type ManyOrders } from './many-orders.ts'
import { carrierChoiceQueries } from './orders-queries.ts'

interface HandOverFields {
  carrier: ShippingCarrier
  /** A carrier of the platform, or empty where the shop names another. */
  carrierId: string
  parcels: { trackingCode: string }[]
}

const carrierOf = ({ carrier, carrierId }: HandOverFields) => (carrierId ? 'OTHER' : carrier)

const bodyOf = (fields: HandOverFields, index: number) => {
  const carrier = carrierOf(fields)
  return {
    carrier,
    ...(fields.carrierId && { carrierId: fields.carrierId }),
    ...(hasTrackingCode(carrier) && { trackingCode: fields.parcels[index]?.trackingCode.trim() ?? '' }),
  }
}

export interface ShipOrdersDialogProps {
  orders: readonly OrderSummary[]
  onClose: () => void
  onDone: (outcome: ManyOrders) => void
}

/** Hands several orders to one carrier, each with a code of its own. Each buyer is told the day of the estimate. */
export default function ShipOrdersDialog({ orders, onClose, onDone }: ShipOrdersDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const ship = useAction(manyOrderActions.ship(), {
    done: ({ succeeded, refusals }) => t('orders:bulk.done', { succeeded, failed: refusals.length }),
    onDone(outcome) {
      onClose()
      onDone(outcome)
    },
  })
  const validated = useValidatedForm<HandOverFields>({
    defaultValues: { carrier: 'GHN', carrierId: '', parcels: orders.map(() => ({ trackingCode: '' })) },
    validate: (fields) =>
      orders.flatMap((_, index) =>
        shipmentValidator(new Date())(bodyOf(fields, index)).map((problem) => ({
          ...problem,
          field: `parcels.${index}.${problem.field}`,
        })),
      ),
    onSubmit: (fields) => ship.submit(orders.map((order, index) => ({ order, body: bodyOf(fields, index) }))),
  })
  const { form, field } = validated
  const carriers = useQuery(carrierChoiceQueries(useApi()).list())
  const choices = carriers.data?.data ?? []
  const isFollowed = hasTrackingCode(carrierOf({ ...form.watch() }))
  return (
    <FormDialog
      form={validated}
      isWaiting={carriers.isLoading}
      onClose={onClose}
      size="lg"
      title={t('orders:bulk.shipTitle', { count: orders.length })}
      submitLabel={t('orders:step.action.SHIPPED')}
      cancelLabel={t('common:action.back')}
    >
      <Text tone="muted">{t('orders:step.consequence.SHIPPED')}</Text>
      {choices.length > 0 && (
        <Select
          label={t('orders:ship.carrierOfPlatform')}
          options={[
            { value: '', label: t('orders:ship.carrierOfShop') },
            ...choices.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...field('carrierId')}
        />
      )}
      {form.watch('carrierId') === '' && (
        <Select
          label={t('orders:ship.carrier')}
          options={shippingCarriers.map((value) => ({ value, label: t(`orders:carrier.${value}`) }))}
          {...field('carrier')}
        />
      )}
      <ul className="cn:ruled">
        {orders.map(({ id, orderNumber, buyer, firstItemName }, index) => (
          <li key={id} className="cn:grid cn:gap-2 cn:py-3 cn:sm:grid-cols-2 cn:sm:items-start">
            <span className="cn:grid cn:min-w-0 cn:wrap-anywhere">
              <span className="cn:font-medium cn:figures">{orderNumber}</span>
              <Text as="span" size={13} tone="muted" lines={2}>
                {`${`${buyer.lastName} ${buyer.firstName}`.trim()} · ${firstItemName}`}
              </Text>
            </span>
            {isFollowed && (
              <TextField
                label={t('orders:bulk.trackingCode', { number: orderNumber })}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                isRequired
                {...field(`parcels.${index}.trackingCode`)}
              />
            )}
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
