import type { Order } from '@chonoi/contract'
import { hasTrackingCode, type ShippingCarrier, shipmentValidator, shippingCarriers, vietnamDate } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { DatePicker } from '@chonoi/ui/date-picker'
import { Select } from '@chonoi/ui/select'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { CodeText } from '../lists/code-text.tsx'
import { CashNote } from './cash-note.tsx'
import { carrierChoiceQueries, orderActions } from './orders-queries.ts'
import { useExpectedDay } from './use-expected-day.ts'

interface ShipmentFields {
  carrier: ShippingCarrier
  /** A carrier of the platform, or empty where the shop names another. */
  carrierId: string
  trackingCode: string
  /** Null until the shop names another day than the one proposed. */
  expectedOn: string | null
  note: string
}

/** Builds the request: a code only for a carrier that has one, and nothing that was left empty. */
const toPayload = ({ carrierId, trackingCode, expectedOn, note, ...fields }: ShipmentFields) => {
  const carrier = carrierId ? 'OTHER' : fields.carrier
  return {
    carrier,
    ...(carrierId && { carrierId }),
    ...(hasTrackingCode(carrier) && { trackingCode: trackingCode.trim() }),
    ...(expectedOn && { expectedOn }),
    ...(note.trim() && { note: note.trim() }),
  }
}

export interface ShipOrderDialogProps {
  order: Pick<Order, 'id' | 'orderNumber'>
  onClose: () => void
}

/** Hands an order to a carrier: what the buyer follows the parcel with. A refusal is shown here and input is kept. */
export default function ShipOrderDialog({ order, onClose }: ShipOrderDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const number = order.orderNumber
  const ship = useAction(orderActions.ship(order), {
    done: () => t('orders:step.done.SHIPPED', { number }),
    onDone: onClose,
  })
  const proposed = useExpectedDay(order)
  const withDay = (fields: ShipmentFields) => ({ ...fields, expectedOn: fields.expectedOn ?? proposed.day })
  const validated = useValidatedForm<ShipmentFields>({
    defaultValues: { carrier: 'GHN', carrierId: '', trackingCode: '', expectedOn: null, note: '' },
    validate: (fields) => shipmentValidator(new Date())(toPayload(withDay(fields))),
    onSubmit: (fields) => ship.submit(toPayload(withDay(fields))),
  })
  const { form, field } = validated
  const carriers = useQuery(carrierChoiceQueries(useApi()).list())
  const choices = carriers.data?.data ?? []
  const chosen = choices.find(({ id }) => id === form.watch('carrierId'))
  const isFollowed = chosen !== undefined || hasTrackingCode(form.watch('carrier'))
  return (
    <FormDialog
      form={validated}
      isWaiting={proposed.isPending || carriers.isLoading}
      onClose={onClose}
      title={<CodeText text={t('orders:step.title.SHIPPED', { number })} />}
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
      {!chosen && (
        <Select
          label={t('orders:ship.carrier')}
          options={shippingCarriers.map((value) => ({ value, label: t(`orders:carrier.${value}`) }))}
          {...field('carrier')}
        />
      )}
      <CashNote order={order} carrierName={chosen?.name} />
      {isFollowed && (
        <TextField
          label={t('orders:ship.trackingCode')}
          help={t('orders:ship.trackingCodeHelp')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          isRequired
          {...field('trackingCode')}
        />
      )}
      <ControlledField control={form.control} name="expectedOn">
        {({ value, onChange, onBlur, error, ref }) => (
          <DatePicker
            label={t('orders:ship.expectedOn')}
            min={vietnamDate(new Date())}
            value={(value ?? proposed.day) || null}
            onChange={(day) => onChange(day ?? '')}
            onBlur={onBlur}
            error={error}
            ref={ref}
          />
        )}
      </ControlledField>
      <TextArea
        label={t('orders:step.note')}
        help={t('orders:step.noteHelp')}
        rows={2}
        characterLimit={500}
        {...field('note')}
      />
    </FormDialog>
  )
}
