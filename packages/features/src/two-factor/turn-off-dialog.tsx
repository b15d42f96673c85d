import { validatePasswordAndCode } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { PasswordField } from '@chonoi/ui/password-field'
import { TextField } from '@chonoi/ui/text-field'
import { useConnection } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { twoFactorActions } from './two-factor-queries.ts'

/** Turns it off, with the password and a code. */
export default function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'forms'])
  const { session } = useConnection()
  const disable = useAction(twoFactorActions.disable(), {
    failure: false,
    done: () => t('account:twoFactor.wasOff'),
    onDone() {
      onClose()
      // The platform may demand it of the person's role.
      void session.reloadUser()
    },
  })
  const validated = useValidatedForm({
    defaultValues: { password: '', code: '' },
    validate: validatePasswordAndCode,
    onSubmit: (values) => disable.submit(values),
  })
  const { field } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      tone="danger"
      title={t('account:twoFactor.title')}
      description={t('account:twoFactor.offText')}
      submitLabel={t('account:twoFactor.turnOff')}
    >
      <PasswordField label={t('forms:password.label')} isRequired {...field('password')} />
      <TextField
        label={t('account:twoFactor.offCode')}
        autoComplete="one-time-code"
        spellCheck={false}
        isRequired
        {...field('code')}
      />
    </FormDialog>
  )
}
