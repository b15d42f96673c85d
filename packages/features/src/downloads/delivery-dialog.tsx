import type { DigitalDelivery } from '@chonoi/contract'
import { vietnamDate } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { DeliveryFields, useDeliveryForm } from './delivery-form.tsx'
import { downloadActions } from './downloads-queries.ts'

/** Gives the buyer a file or a license key, or changes how often and until when they may download it. */
export default function DeliveryDialog({ delivery, onClose }: { delivery: DigitalDelivery; onClose: () => void }) {
  const { t } = useTranslation('downloads')
  const { productName: name, status, fileName, licenseKey, maxDownloads, expiresAt } = delivery
  const isFirst = status === 'PENDING'
  const update = useAction(downloadActions.update(delivery), {
    done: () => t(isFirst ? 'deliver.done' : 'change.done', { name }),
    onDone: onClose,
  })
  const lastDay = expiresAt ? vietnamDate(new Date(expiresAt)) : ''
  const fields = useDeliveryForm({ licenseKey: licenseKey ?? '', maxDownloads, lastDay }, fileName, update.submit)
  return (
    <FormDialog
      form={fields.form}
      onClose={onClose}
      title={t(isFirst ? 'deliver.title' : 'change.title', { name })}
      submitLabel={t(isFirst ? 'deliver.submit' : 'change.submit')}
    >
      <Text tone="muted">{t(isFirst ? 'deliver.text' : 'change.text')}</Text>
      <DeliveryFields {...fields} />
    </FormDialog>
  )
}
