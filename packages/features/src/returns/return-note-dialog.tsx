import { returnNoteLength, validateReturnNote } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import type { ReturnDialogProps } from './cancel-return-dialog.tsx'
import { returnActions } from './returns-queries.ts'

export interface ReturnNoteDialogProps extends ReturnDialogProps {
  step: 'escalate' | 'approve' | 'reject'
}

const texts = {
  escalate: { action: 'action.escalate', text: 'action.escalateText', done: 'action.escalated' },
  approve: { action: 'action.approve', text: 'action.approveText', done: 'action.approved' },
  reject: { action: 'action.reject', text: 'action.rejectText', done: 'action.rejected' },
} as const

/** A step that one side explains to the other; an acceptance needs no words. */
export default function ReturnNoteDialog({ one, step, onClose }: ReturnNoteDialogProps) {
  const { t } = useTranslation('returns')
  const words = texts[step]
  const { submit } = useAction(returnActions[step](one), { done: () => t(words.done), onDone: onClose })
  const isFree = step === 'approve'
  const form = useValidatedForm({
    defaultValues: { note: '' },
    validate: (fields: { note: string }) => (isFree && !fields.note.trim() ? [] : validateReturnNote(fields)),
    onSubmit: ({ note }) => submit({ note: note.trim() }),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.action)}
      submitLabel={t(words.action)}
      tone={step === 'reject' ? 'danger' : 'primary'}
    >
      <Text>{t(words.text)}</Text>
      <TextArea
        label={isFree ? t('field.approveNote') : t('field.note')}
        help={isFree ? t('field.approveNoteHelp') : t('field.noteHelp')}
        isRequired={!isFree}
        rows={4}
        characterLimit={returnNoteLength.max}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
