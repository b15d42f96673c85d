import type { Order } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { Text } from '@chonoi/ui/text'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { DeliveryFields, useDeliveryForm } from './delivery-form.tsx'
import { downloadActions } from './downloads-queries.ts'

export interface NewDeliveryDialogProps {
  /** Items of a paid order that have no delivery. */
  items: Order['items']
  onClose: () => void
}

const usualDownloads = 5

/** Gives the buyer a file or a license key with an item that isn't delivered for download by itself. */
export default function NewDeliveryDialog({ items, onClose }: NewDeliveryDialogProps) {
  const { t } = useTranslation('downloads')
  const [chosenId, setChosenId] = useState('')
  const item = items.find(({ id }) => id === chosenId) ?? items[0]
  const create = useAction(downloadActions.create(), {
    done: () => t('deliver.done', { name: item?.name ?? '' }),
    onDone: onClose,
  })
  const start = { licenseKey: '', maxDownloads: usualDownloads, lastDay: '' }
  const fields = useDeliveryForm(start, null, async ({ expiresAt, ...content }) => {
    if (item) await create.submit({ orderItemId: item.id, ...content, ...(expiresAt && { expiresAt }) })
  })
  return (
    <FormDialog form={fields.form} onClose={onClose} title={t('add.title')} submitLabel={t('deliver.submit')}>
      <Text tone="muted">{t('deliver.text')}</Text>
      <Select
        label={t('add.item')}
        value={item?.id ?? ''}
        onChange={(event) => setChosenId(event.target.value)}
        options={items.map(({ id, name, variantName }) => ({
          value: id,
          label: [name, variantName].filter(Boolean).join(' · '),
        }))}
      />
      <DeliveryFields {...fields} />
    </FormDialog>
  )
}
