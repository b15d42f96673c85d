import { validatePasswordAgain } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { PasswordField } from '@chonoi/ui/password-field'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { twoFactorActions } from './two-factor-queries.ts'

export interface NewCodesDialogProps {
  onClose: () => void
  onDone: (backupCodes: readonly string[]) => void
}

/** Replaces the backup codes, with the password. */
export default function NewCodesDialog({ onClose, onDone }: NewCodesDialogProps) {
  const { t } = useTranslation(['account', 'forms'])
  const renew = useAction(twoFactorActions.newCodes(), {
    failure: false,
    onDone: ({ backupCodes }) => onDone(backupCodes),
  })
  const validated = useValidatedForm({
    defaultValues: { password: '' },
    validate: validatePasswordAgain,
    onSubmit: (values) => renew.submit(values),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('account:twoFactor.newCodes')}
      description={t('account:twoFactor.newCodesText')}
      submitLabel={t('account:twoFactor.newCodes')}
    >
      <PasswordField label={t('forms:password.label')} isRequired {...validated.field('password')} />
    </FormDialog>
  )
}
