import { useTranslation } from '@chonoi/i18n/react'
import { Switch } from '@chonoi/ui/switch'
import { Text } from '@chonoi/ui/text'
import { saveFile } from '../app/save-file.ts'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { orderActions } from './orders-queries.ts'

export interface PackingSlipsDialogProps {
  orderIds: readonly string[]
  /** Named by the file when it is of one order. */
  orderNumber?: string
  onClose: () => void
}

/** Prints the packing slips of these orders as one PDF, with prices when the shop wants them. */
export default function PackingSlipsDialog({ orderIds, orderNumber, onClose }: PackingSlipsDialogProps) {
  const { t } = useTranslation('orders')
  const print = useAction(orderActions.packingSlips(), {
    failure: false,
    onDone(file) {
      saveFile(file, `${[t('slips.fileName'), orderNumber].filter(Boolean).join('-')}.pdf`)
      onClose()
    },
  })
  const validated = useValidatedForm<{ withPrices: boolean }>({
    defaultValues: { withPrices: false },
    validate: () => [],
    onSubmit: ({ withPrices }) => print.submit({ orderIds: [...orderIds], withPrices }),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('slips.title', { count: orderIds.length })}
      submitLabel={t('slips.submit')}
    >
      <Text>{t('slips.text')}</Text>
      <Switch
        label={t('slips.withPrices')}
        help={t('slips.withPricesHelp')}
        {...validated.form.register('withPrices')}
      />
    </FormDialog>
  )
}
