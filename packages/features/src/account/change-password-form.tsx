import { type ChangePasswordForm as PasswordFields, changePasswordValidator, passwordLength } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { PasswordField } from '@chonoi/ui/password-field'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { accountActions } from './account-queries.ts'
import { accountPair } from './account-classes.ts'

const validate = changePasswordValidator()
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Form for a new password. Changing it ends every other session of the account. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'forms'])
  const change = useAction(accountActions.changePassword(), { done: () => t('account:password.saved') })
  const { form, formProps, field, isSubmitting } = useValidatedForm<PasswordFields>({
    defaultValues: empty,
    validate,
    async onSubmit({ currentPassword, newPassword }) {
      await change.submit({ currentPassword, newPassword })
      form.reset(empty)
    },
  })
  return (
    <Card title={t('account:password.title')} description={t('account:password.text')}>
      <Form {...formProps}>
        {/* Associates the password with this account in password managers. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={t('forms:currentPassword.label')} isRequired {...field('currentPassword')} />
        <div className={accountPair}>
          <PasswordField
            label={t('forms:newPassword.label')}
            help={t('forms:password.help', { min: passwordLength.min })}
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
        </div>
        <div>
          <Button type="submit" variant="secondary" isLoading={isSubmitting}>
            {t('account:password.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
