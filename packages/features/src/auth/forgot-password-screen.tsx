import { type ForgotPasswordForm, validateForgotPassword, href } from '@chonoi/domain'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Form } from '@chonoi/ui/form'
import { Link } from '@chonoi/ui/link'
import { TextField } from '@chonoi/ui/text-field'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { AuthPanel } from './auth-panel.tsx'
import { passwordActions } from './auth-queries.ts'

/** Requests a reset link by mail (/forgot-password). The answer never reveals whether an account exists. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation(['auth', 'forms'])
  const forgot = useAction(passwordActions.forgot())
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { formProps, field, isSubmitting } = useValidatedForm<ForgotPasswordForm>({
    defaultValues: { email: '' },
    validate: validateForgotPassword,
    async onSubmit({ email }) {
      await forgot.submit({ email: email.trim() })
      setSentTo(email.trim())
    },
  })
  return (
    <AuthPanel
      title={t('auth:forgot.title')}
      text={t('auth:forgot.text')}
      footer={
        <p>
          <Link href={href('/login')}>{t('auth:forgot.back')}</Link>
        </p>
      }
    >
      {sentTo ? (
        <>
          <Alert tone="success" title={t('auth:forgot.sentTitle')}>
            {t('auth:forgot.sentText', { email: sentTo })}
          </Alert>
          <Button variant="secondary" isFullWidth onClick={() => setSentTo(null)}>
            {t('auth:forgot.again')}
          </Button>
        </>
      ) : (
        <Form {...formProps} method="post">
          <TextField
            label={t('forms:email.label')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
            {...field('email')}
          />
          <Button type="submit" size="lg" isFullWidth isLoading={isSubmitting}>
            {t('auth:forgot.submit')}
          </Button>
        </Form>
      )}
    </AuthPanel>
  )
}
