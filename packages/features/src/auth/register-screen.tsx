import { type RegisterForm, registerValidator, href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Checkbox } from '@chonoi/ui/checkbox'
import { Form } from '@chonoi/ui/form'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { PasswordField } from '@chonoi/ui/password-field'
import { PhoneField } from '@chonoi/ui/phone-field'
import { TextField } from '@chonoi/ui/text-field'
import { useId } from 'react'
import { Trans, useTranslation } from '@chonoi/i18n/react'
import { useSearchParams } from '../app/navigation.tsx'
import { usePlatform } from '../app/platform.tsx'
import { useServices } from '../app/services.tsx'
import { NameFields } from '../forms/name-fields.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { AuthPanel } from './auth-panel.tsx'
import { PasswordRules } from './password-rules.tsx'

const validate = registerValidator()

/** Creates an account (/register) and signs it in; says so while the platform accepts no new ones (ADM-SET-12). */
export function RegisterScreen() {
  return usePlatform().isRegistrationOpen ? <Registration /> : <ClosedRegistration />
}

function ClosedRegistration() {
  const { t } = useTranslation(['auth', 'errors', 'common'])
  return (
    <AuthPanel title={t('auth:register.title')} text={t('errors:auth.registration_closed')}>
      <LinkButton href={href('/login')} size="lg" isFullWidth>
        {t('common:action.signIn')}
      </LinkButton>
    </AuthPanel>
  )
}

function Registration() {
  const { t } = useTranslation(['auth', 'forms', 'common'])
  const { connection } = useServices()
  const search = useSearchParams()
  const next = search.get('next')
  const rulesId = useId()
  const { form, formProps, field, isSubmitting } = useValidatedForm<RegisterForm>({
    defaultValues: {
      lastName: '',
      firstName: '',
      email: '',
      phone: '',
      password: '',
      confirmPassword: '',
      acceptsTerms: false,
    },
    validate,
    async onSubmit({ email, password, firstName, lastName, phone }) {
      await connection?.session.register({
        email: email.trim(),
        password,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        ...(phone?.trim() && { phone: phone.trim() }),
      })
    },
  })
  return (
    <AuthPanel
      title={t('auth:register.title')}
      text={t('auth:register.text')}
      footer={
        <p>
          {t('auth:register.hasAccount')}{' '}
          <Link href={next ? href('/login', { query: { next } }) : href('/login')}>{t('common:action.signIn')}</Link>
        </p>
      }
    >
      <Form {...formProps} method="post">
        <NameFields lastName={field('lastName')} firstName={field('firstName')} />
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
        <PhoneField label={t('auth:register.phone')} {...field('phone')} />
        <PasswordField
          label={t('forms:password.label')}
          help={t('auth:register.passwordHelp')}
          autoComplete="new-password"
          isRequired
          {...field('password')}
        />
        <PasswordField
          label={t('forms:confirmPassword.label')}
          autoComplete="new-password"
          isRequired
          {...field('confirmPassword')}
        />
        <PasswordRules id={rulesId} password={form.watch('password')} repeated={form.watch('confirmPassword') ?? ''} />
        <Checkbox
          label={
            <Trans
              t={t}
              i18nKey="auth:register.terms"
              components={{ terms: <Link href={href('/terms')} />, privacy: <Link href={href('/privacy')} /> }}
            />
          }
          isRequired
          {...field('acceptsTerms')}
        />
        <Button type="submit" size="lg" isFullWidth isLoading={isSubmitting}>
          {t('auth:register.submit')}
        </Button>
      </Form>
    </AuthPanel>
  )
}
