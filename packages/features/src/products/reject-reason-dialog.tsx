import { atMost, checkText, required } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'

export interface RejectReasonDialogProps {
  title: string
  submit: (fields: { reason: string }) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason of a rejection, which the shops read. */
export default function RejectReasonDialog({ title, submit, onClose }: RejectReasonDialogProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  const form = useValidatedForm({
    defaultValues: { reason: '' },
    validate: (fields) => checkText('reason', fields.reason, required, atMost(500)),
    async onSubmit({ reason }) {
      await submit({ reason: reason.trim() })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      tone="danger"
      title={title}
      submitLabel={t('productManagement:action.reject')}
    >
      <Text>{t('productManagement:reject.message')}</Text>
      <TextArea
        label={t('productManagement:reject.reason')}
        help={t('productManagement:reject.reasonHelp')}
        isRequired
        rows={3}
        characterLimit={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
