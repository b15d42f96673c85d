import type { Order, OrderStatus } from '@chonoi/contract'
import { validateCancelOrder } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { Form } from '@chonoi/ui/form'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useId } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { CodeText } from '../lists/code-text.tsx'
import { isDangerousStep, type OfferedStep } from './order-steps.ts'
import { useOrderStep } from './use-order-step.ts'

export interface ChangeOrderStatusDialogProps {
  order: Pick<Order, 'id' | 'orderNumber'>
  status: OfferedStep
  onClose: () => void
}

const longestNote = 500

/** A cancellation says why; any other step may come with a note. The server holds the length too. */
function wrongWith(status: OrderStatus, note: string) {
  const wrong = status === 'CANCELLED' || note.trim() !== '' ? validateCancelOrder({ reason: note }) : []
  return wrong.map((problem) => ({ ...problem, field: 'note' }))
}

/** One step of an order, with what follows from it and a note to the buyer. A refusal stays here, with what was typed. */
export default function ChangeOrderStatusDialog({ order, status, onClose }: ChangeOrderStatusDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const step = useOrderStep(order)
  const formId = useId()
  const { formProps, field, isSubmitting } = useValidatedForm({
    defaultValues: { note: '' },
    validate: ({ note }) => wrongWith(status, note),
    async onSubmit({ note }) {
      await step.mutateAsync({ status, note: note.trim() })
      onClose()
    },
  })
  const isDangerous = isDangerousStep(status)
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isLocked={isSubmitting}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<CodeText text={t(`orders:step.title.${status}`, { number: order.orderNumber })} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            {t('common:action.back')}
          </Button>
          <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} isLoading={isSubmitting}>
            {t(`orders:step.action.${status}`)}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
        <Text>{t(`orders:step.consequence.${status}`)}</Text>
        {isDangerous && <Text tone="muted">{t('common:confirm.irreversible')}</Text>}
        <TextArea
          label={status === 'CANCELLED' ? t('orders:cancel.reason') : t('orders:step.note')}
          help={t('orders:step.noteHelp')}
          isRequired={status === 'CANCELLED'}
          rows={3}
          characterLimit={longestNote}
          {...field('note')}
        />
      </Form>
    </Dialog>
  )
}
