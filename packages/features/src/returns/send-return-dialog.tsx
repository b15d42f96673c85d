import { hasTrackingCode, type ShippingCarrier, shippingCarriers, validateReturnParcel } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { Text } from '@chonoi/ui/text'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import type { ReturnDialogProps } from './cancel-return-dialog.tsx'
import { returnActions } from './returns-queries.ts'

interface Parcel {
  carrier: ShippingCarrier
  trackingCode: string
}

const toPayload = ({ carrier, trackingCode }: Parcel) => ({
  carrier,
  ...(hasTrackingCode(carrier) && { trackingCode: trackingCode.trim() }),
})

/** The buyer says how the goods come back, so that the shop can follow them. */
export default function SendReturnDialog({ one, onClose }: ReturnDialogProps) {
  const { t } = useTranslation(['returns', 'orders'])
  const send = useAction(returnActions.send(one), { done: () => t('returns:action.sent'), onDone: onClose })
  const validated = useValidatedForm<Parcel>({
    defaultValues: { carrier: 'GHN', trackingCode: '' },
    validate: (fields) => validateReturnParcel(toPayload(fields)),
    onSubmit: (fields) => send.submit(toPayload(fields)),
  })
  const { form, field } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('returns:action.send')}
      submitLabel={t('returns:action.send')}
    >
      <Text tone="muted">{t('returns:action.sendText')}</Text>
      <Select
        label={t('returns:field.carrier')}
        options={shippingCarriers.map((value) => ({
          value,
          label: value === 'SHOP' ? t('returns:carrier.SHOP') : t(`orders:carrier.${value}`),
        }))}
        {...field('carrier')}
      />
      {hasTrackingCode(form.watch('carrier')) && (
        <TextField
          label={t('returns:field.trackingCode')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          isRequired
          {...field('trackingCode')}
        />
      )}
    </FormDialog>
  )
}
