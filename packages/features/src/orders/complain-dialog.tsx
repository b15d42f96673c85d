import type { Order } from '@chonoi/contract'
import { complaintLength, validateComplaint } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { CodeText } from '../lists/code-text.tsx'
import { complaintActions } from './complaint-queries.ts'

export interface ComplainDialogProps {
  order: Pick<Order, 'id' | 'orderNumber'>
  onClose: () => void
}

/** The buyer says what is wrong; the money stays held until an administrator decides. */
export default function ComplainDialog({ order, onClose }: ComplainDialogProps) {
  const { t } = useTranslation('orders')
  const complain = useAction(complaintActions.open(order), {
    done: () => t('complaint.opened', { number: order.orderNumber }),
    onDone: onClose,
  })
  const form = useValidatedForm({
    defaultValues: { reason: '' },
    validate: validateComplaint,
    onSubmit: ({ reason }) => complain.submit({ reason: reason.trim() }),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<CodeText text={t('complaint.title', { number: order.orderNumber })} />}
      submitLabel={t('complaint.submit')}
    >
      <Text>{t('complaint.consequence')}</Text>
      <TextArea
        label={t('complaint.reason')}
        help={t('complaint.reasonHelp')}
        isRequired
        rows={5}
        characterLimit={complaintLength.max}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
