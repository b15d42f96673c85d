import type { OrderSummary } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Switch } from '@chonoi/ui/switch'
import { Text } from '@chonoi/ui/text'
import { saveFile } from '../app/save-file.ts'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { orderActions } from './orders-queries.ts'

export interface PackingSlipsDialogProps {
  orders: readonly Pick<OrderSummary, 'id' | 'orderNumber'>[]
  onClose: () => void
}

/** Prints the packing slips of these orders as one PDF, with prices when the shop wants them. */
export default function PackingSlipsDialog({ orders, onClose }: PackingSlipsDialogProps) {
  const { t } = useTranslation('orders')
  const [first, ...more] = orders
  const ofOne = more.length === 0 ? `-${first?.orderNumber ?? ''}` : ''
  const print = useAction(orderActions.packingSlips(), {
    failure: false,
    onDone(file) {
      saveFile(file, `${t('slips.fileName')}${ofOne}.pdf`)
      onClose()
    },
  })
  const validated = useValidatedForm<{ withPrices: boolean }>({
    defaultValues: { withPrices: false },
    validate: () => [],
    onSubmit: ({ withPrices }) => print.submit({ orderIds: orders.map(({ id }) => id), withPrices }),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('slips.title', { count: orders.length })}
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
