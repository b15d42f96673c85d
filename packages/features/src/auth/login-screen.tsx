import { unwrapData } from '@chonoi/api-client'
import { type LoginForm, validateLogin, href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Form } from '@chonoi/ui/form'
import { Link } from '@chonoi/ui/link'
import { PasswordField } from '@chonoi/ui/password-field'
import { TextField } from '@chonoi/ui/text-field'
import { useTranslation } from '@chonoi/i18n/react'
import { useState } from 'react'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useSearchParams } from '../app/navigation.tsx'
import { usePlatform } from '../app/platform.tsx'
import { useServices } from '../app/services.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { AuthPanel } from './auth-panel.tsx'
import { DemoAccounts } from './demo-accounts.tsx'

/** Sign in (/login). The guest route around this screen redirects signed-in users. */
export function LoginScreen() {
  const { t } = useTranslation(['auth', 'forms', 'common'])
  const { connection, isDemo } = useServices()
  const { isRegistrationOpen } = usePlatform()
  const search = useSearchParams()
  const next = search.get('next')
  const [twoFactorToken, setTwoFactorToken] = useState<string | null>(null)
  const { form, formProps, field, isSubmitting } = useValidatedForm<LoginForm>({
    defaultValues: { email: '', password: '' },
    validate: validateLogin,
    async onSubmit({ email, password }) {
      const answer = await connection?.session.login({ email: email.trim(), password })
      const token = answer && unwrapData(answer).twoFactorToken
      if (token) return setTwoFactorToken(token)
      if (connection?.session.getSnapshot().status !== 'in') throw new Error('The answer started no session.')
    },
  })
  if (twoFactorToken !== null)
    return (
      <AuthPanel title={t('auth:secondFactor.title')} text={form.getValues('email')}>
        <SecondFactorForm
          twoFactorToken={twoFactorToken}
          onAgain={() => {
            form.resetField('password')
            setTwoFactorToken(null)
          }}
        />
      </AuthPanel>
    )
  return (
    <AuthPanel
      title={t('auth:login.title')}
      text={t(next ? 'auth:login.textNext' : 'auth:login.text')}
      footer={
        isRegistrationOpen && (
          <p>
            {t('auth:login.noAccount')}{' '}
            <Link href={next ? href('/register', { query: { next } }) : href('/register')}>
              {t('common:action.signUp')}
            </Link>
          </p>
        )
      }
    >
      {/* Uses POST, so that a submission before hydration keeps the password out of the URL. */}
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
        <PasswordField label={t('forms:password.label')} isRequired {...field('password')} />
        <div className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-3">
          <Link href={href('/forgot-password')}>{t('auth:login.forgot')}</Link>
        </div>
        <Button type="submit" size="lg" isFullWidth isLoading={isSubmitting}>
          {t('common:action.signIn')}
        </Button>
      </Form>
      {isDemo && (
        <DemoAccounts
          onChoose={({ email, password }) => {
            form.setValue('email', email)
            form.setValue('password', password)
            form.clearErrors()
          }}
        />
      )}
    </AuthPanel>
  )
}
