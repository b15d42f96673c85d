import type { ReviewStatus } from '@chonoi/contract'
import { atMost, checkText, required } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import type { Decision } from './moderation-queries.ts'

const maxReason = 500

export interface DecideReviewDialogProps {
  status: Exclude<ReviewStatus, 'APPROVED'>
  title: string
  /** Sends the decision. */
  submit: (decision: Decision) => Promise<unknown>
  onClose: () => void
}

/** Rejects or hides one review or several, with a reason that the authors read. */
export default function DecideReviewDialog({ status, title, submit, onClose }: DecideReviewDialogProps) {
  const { t } = useTranslation('reviewManagement')
  const form = useValidatedForm({
    defaultValues: { reason: '' },
    validate: ({ reason }) => checkText('reason', reason, required, atMost(maxReason)),
    async onSubmit({ reason }) {
      await submit({ status, reason: reason.trim() })
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} tone="danger" title={title} submitLabel={t(`action.${status}`)}>
      <Text>{t(`decide.text.${status}`)}</Text>
      <TextArea
        label={t('decide.reason')}
        help={t('decide.reasonHelp')}
        isRequired
        rows={3}
        characterLimit={maxReason}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
