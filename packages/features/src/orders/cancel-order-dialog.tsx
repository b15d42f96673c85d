import type { Order } from '@chonoi/contract'
import { validateCancelOrder } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { Form } from '@chonoi/ui/form'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { toastQueue } from '@chonoi/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { useIntentKey } from '../forms/use-intent-key.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { CodeText } from '../lists/code-text.tsx'
import { orderMutations, orderQueries } from './orders-queries.ts'

export interface CancelOrderDialogProps {
  order: Pick<Order, 'id' | 'orderNumber'>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks why, then cancels: stock and money go back. */
export default function CancelOrderDialog({ order, isOpen, onOpenChange }: CancelOrderDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const api = useApi()
  const queryClient = useQueryClient()
  const key = useIntentKey()
  const formId = useId()
  const { formProps, field, isSubmitting } = useValidatedForm({
    defaultValues: { reason: '' },
    validate: validateCancelOrder,
    async onSubmit({ reason }) {
      const cancelled = await orderMutations(api).cancel(order.id, reason, key.current())
      key.renew()
      queryClient.setQueryData(orderQueries(api).detail(order.id).queryKey, cancelled)
      void queryClient.invalidateQueries({ queryKey: orderQueries(api).all })
      toastQueue.add({ type: 'success', title: t('orders:cancel.done', { number: order.orderNumber }) })
      onOpenChange(false)
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<CodeText text={t('orders:cancel.title', { number: order.orderNumber })} />}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('orders:cancel.keep')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isLoading={isSubmitting}>
            {t('orders:cancel.confirm')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
        <Text>{t('orders:cancel.consequence')}</Text>
        <Text tone="muted">{t('common:confirm.irreversible')}</Text>
        <TextArea label={t('orders:cancel.reason')} isRequired maxLength={500} {...field('reason')} />
      </Form>
    </Dialog>
  )
}
