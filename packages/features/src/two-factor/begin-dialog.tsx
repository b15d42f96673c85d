import { validatePasswordAgain } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { PasswordField } from '@chonoi/ui/password-field'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { twoFactorActions, type TwoFactorSetup } from './two-factor-queries.ts'

export interface BeginDialogProps {
  onClose: () => void
  onDone: (setup: TwoFactorSetup, password: string) => void
}

/** Asks for the password before it shows a secret. */
export default function BeginDialog({ onClose, onDone }: BeginDialogProps) {
  const { t } = useTranslation(['account', 'common', 'forms'])
  const setup = useAction(twoFactorActions.setup(), { failure: false })
  const validated = useValidatedForm({
    defaultValues: { password: '' },
    validate: validatePasswordAgain,
    onSubmit: async ({ password }) => onDone(await setup.submit({ password }), password),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('account:twoFactor.title')}
      description={t('account:twoFactor.beginText')}
      submitLabel={t('common:action.continue')}
    >
      <PasswordField label={t('forms:password.label')} isRequired {...validated.field('password')} />
    </FormDialog>
  )
}
