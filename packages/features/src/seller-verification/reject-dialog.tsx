import type { ReviewedSellerVerification } from '@chonoi/contract'
import { rejectionLength, validateRejection } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { verificationActions } from './verification-queries.ts'

/** Asks why, because the applicant mends what it says. */
export default function RejectDialog(props: { verification: ReviewedSellerVerification; onClose: () => void }) {
  const { verification, onClose } = props
  const { t } = useTranslation('sellerVerification')
  const name = verification.legalName
  const reject = useAction(verificationActions.reject(verification), {
    done: () => t('review.rejected', { name }),
    onDone: onClose,
  })
  const validated = useValidatedForm<{ reason: string }>({
    defaultValues: { reason: '' },
    validate: validateRejection,
    onSubmit: ({ reason }) => reject.submit({ reason: reason.trim() }),
  })
  return (
    <FormDialog
      form={validated}
      tone="danger"
      onClose={onClose}
      title={t('review.rejectTitle', { name })}
      submitLabel={t('review.reject')}
    >
      <TextArea
        label={t('review.reason')}
        help={t('review.reasonHelp')}
        isRequired
        rows={4}
        characterLimit={rejectionLength.max}
        {...validated.field('reason')}
      />
    </FormDialog>
  )
}
