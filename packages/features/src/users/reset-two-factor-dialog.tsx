import type { User } from '@chonoi/contract'
import { resetReasonLength, validateTwoFactorReset } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { PasswordField } from '@chonoi/ui/password-field'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { nameOf } from './user-words.ts'
import { userActions } from './users-queries.ts'

/**
 * Turns two-factor authentication off for somebody who lost every code. Asks why and for the administrator's own
 * password, so that neither a slip nor a screen left open takes the protection away.
 */
export default function ResetTwoFactorDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('users')
  const name = nameOf(user)
  const reset = useAction(userActions.resetTwoFactor(user), {
    done: () => t('done.resetTwoFactor', { name }),
    onDone: onClose,
  })
  const validated = useValidatedForm({
    defaultValues: { reason: '', password: '' },
    validate: validateTwoFactorReset,
    onSubmit: ({ reason, password }) => reset.submit({ reason: reason.trim(), password }),
  })
  const { field } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      tone="danger"
      title={t('twoFactor.resetTitle', { name })}
      description={t('twoFactor.resetText')}
      submitLabel={t('twoFactor.reset')}
    >
      <TextArea
        label={t('twoFactor.reason')}
        help={t('twoFactor.reasonHelp')}
        isRequired
        rows={3}
        characterLimit={resetReasonLength.max}
        {...field('reason')}
      />
      <PasswordField
        label={t('twoFactor.ownPassword')}
        autoComplete="current-password"
        isRequired
        {...field('password')}
      />
    </FormDialog>
  )
}
