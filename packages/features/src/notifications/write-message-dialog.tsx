import type { OrderNotification } from '@chonoi/contract'
import { orderMessageLength, orderMessageTypes, validateOrderMessage } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { editedRow } from '../forms/edited-row.ts'
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

interface Fields {
  type: (typeof orderMessageTypes)[number]
  title: string
  message: string
}

const fieldsOf = (written?: OrderNotification): Fields => ({
  type: written && isWritten(written.type) ? written.type : orderMessageTypes[0],
  ...{ title: written?.title ?? '', message: written?.message ?? '' },
})

const bodyOf = ({ type, title, message }: Fields) => ({ type, title: title.trim(), message: message.trim() })

/** Writes to the buyer of an order, or corrects what was written. */
export default function WriteMessageDialog({ order, message, onClose }: WriteMessageDialogProps) {
  const { t } = useTranslation('orderMessages')
  const number = order.orderNumber
  const write = useAction(orderMessageActions.write(), { done: () => t('write.done', { number }), onDone: onClose })
  const correct = useAction(orderMessageActions.correct({ id: message?.id ?? '' }), {
    done: () => t('correct.done', { number }),
  })
  const form = useValidatedForm<Fields>({
    validate: validateOrderMessage,
    ...(message
      ? { edited: editedRow({ row: message, fieldsOf, bodyOf, save: correct.submit, onSaved: onClose }) }
      : {
          defaultValues: fieldsOf(),
          onSubmit: (fields: Fields) => write.submit({ ...bodyOf(fields), orderId: order.id }),
        }),
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
