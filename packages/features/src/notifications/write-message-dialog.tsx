import type { OrderNotification } from '@chonoi/contract'
import { orderMessageLength, orderMessageTypes, validateOrderMessage } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { CodeText } from '../lists/code-text.tsx'
import { isWritten } from './message-words.ts'
import { orderMessageActions } from './order-messages-queries.ts'

export interface WriteMessageDialogProps {
  order: { id: string; orderNumber: string }
  /** The message to correct; without it a new one is written. */
  message?: OrderNotification | undefined
  onClose: () => void
}

/** Writes to the buyer of an order, or corrects what was written. */
export default function WriteMessageDialog({ order, message, onClose }: WriteMessageDialogProps) {
  const { t } = useTranslation('orderMessages')
  const number = order.orderNumber
  const options = { done: () => t(message ? 'correct.done' : 'write.done', { number }), onDone: onClose }
  const write = useAction(orderMessageActions.write(), options)
  const correct = useAction(orderMessageActions.correct({ id: message?.id ?? '' }), options)
  const form = useValidatedForm({
    defaultValues: {
      type: message && isWritten(message.type) ? message.type : orderMessageTypes[0],
      title: message?.title ?? '',
      message: message?.message ?? '',
    },
    validate: validateOrderMessage,
    onSubmit: (fields) => {
      const texts = { ...fields, title: fields.title.trim(), message: fields.message.trim() }
      return message ? correct.submit(texts) : write.submit({ ...texts, orderId: order.id })
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<CodeText text={t(message ? 'correct.title' : 'write.title', { number })} />}
      submitLabel={t(message ? 'correct.submit' : 'write.submit')}
    >
      <Text tone="muted">{t(message ? 'correct.text' : 'write.text')}</Text>
      <Select
        label={t('field.type')}
        options={orderMessageTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        {...form.field('type')}
      />
      <TextField label={t('field.title')} isRequired {...form.field('title')} />
      <TextArea
        label={t('field.message')}
        isRequired
        rows={4}
        characterLimit={orderMessageLength.message}
        {...form.field('message')}
      />
    </FormDialog>
  )
}
