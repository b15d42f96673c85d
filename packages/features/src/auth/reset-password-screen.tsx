import { ApiError } from '@chonoi/api-client'
import { type NewPasswordForm, newPasswordValidator, href } from '@chonoi/domain'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Form } from '@chonoi/ui/form'
import { LinkButton } from '@chonoi/ui/link-button'
import { PasswordField } from '@chonoi/ui/password-field'
import { useId, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSearchParams } from '../app/navigation.tsx'
import { useAction } from '../app/use-action.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { AuthPanel } from './auth-panel.tsx'
import { passwordActions } from './auth-queries.ts'
import { PasswordRules } from './password-rules.tsx'

const validate = newPasswordValidator()

/** Sets a new password with the link from the mail (/reset-password?token=…). */
export function ResetPasswordScreen() {
  const { t } = useTranslation('auth')
  const token = useSearchParams().get('token') ?? ''
  const [stage, setStage] = useState<'form' | 'done' | 'expired'>(token ? 'form' : 'expired')
  return (
    <AuthPanel title={t('reset.title')} text={t('reset.text')}>
      {stage === 'form' && (
        <NewPassword token={token} onDone={() => setStage('done')} onExpired={() => setStage('expired')} />
      )}
      {stage === 'done' && (
        <>
          <Alert tone="success" title={t('reset.doneTitle')}>
            {t('reset.doneText')}
          </Alert>
          <LinkButton href={href('/login')} size="lg" isFullWidth>
            {t('reset.signIn')}
          </LinkButton>
        </>
      )}
      {stage === 'expired' && (
        <>
          <Alert tone="danger" title={t('reset.expiredTitle')}>
            {t('reset.expiredText')}
          </Alert>
          <LinkButton href={href('/forgot-password')} size="lg" isFullWidth>
            {t('reset.askAgain')}
          </LinkButton>
        </>
      )}
    </AuthPanel>
  )
}

interface NewPasswordProps {
  token: string
  onDone: () => void
  onExpired: () => void
}

function NewPassword({ token, onDone, onExpired }: NewPasswordProps) {
  const { t } = useTranslation(['auth', 'forms'])
  const reset = useAction(passwordActions.reset())
  const rulesId = useId()
  const { form, formProps, field, isSubmitting } = useValidatedForm<NewPasswordForm>({
    defaultValues: { newPassword: '', confirmPassword: '' },
    validate,
    async onSubmit({ newPassword }) {
      try {
        await reset.submit({ token, newPassword })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'auth.reset_token_invalid') throw error
        return onExpired()
      }
      onDone()
    },
  })
  return (
    <Form {...formProps} method="post">
      <PasswordField
        label={t('forms:newPassword.label')}
        help={t('auth:register.passwordHelp')}
        autoComplete="new-password"
        isRequired
        {...field('newPassword')}
      />
      <PasswordField
        label={t('forms:confirmPassword.label')}
        autoComplete="new-password"
        isRequired
        {...field('confirmPassword')}
      />
      <PasswordRules id={rulesId} password={form.watch('newPassword')} repeated={form.watch('confirmPassword') ?? ''} />
      <Button type="submit" size="lg" isFullWidth isLoading={isSubmitting}>
        {t('auth:reset.submit')}
      </Button>
    </Form>
  )
}
