import type { AuthUser, User } from '@chonoi/contract'
import { formatVietnamesePhone, type ProfileForm as ProfileFields, validateProfile } from '@chonoi/domain'
import { isLanguage, type Language, languageNames, languages } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { PhoneField } from '@chonoi/ui/phone-field'
import { Select } from '@chonoi/ui/select'
import { TextField } from '@chonoi/ui/text-field'
import { toastQueue } from '@chonoi/ui/toast'
import { Lock } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { useConnection } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { editedRow } from '../forms/edited-row.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { NameFields } from '../forms/name-fields.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { accountActions } from './account-queries.ts'
import { accountPair } from './account-classes.ts'

type Fields = ProfileFields & { readonly language: Language }
type Profile = Pick<User, 'version' | 'lastName' | 'firstName' | 'phone' | 'language'>

/** `shown` is the language of somebody who has chosen none yet. */
const fieldsOf = ({ lastName, firstName, phone, language }: Profile, shown: Language): Fields => ({
  ...{ lastName, firstName, phone: formatVietnamesePhone(phone ?? ''), language: language ?? shown },
})

const bodyOf = ({ lastName, firstName, phone, language }: Fields) => ({
  ...{ lastName: lastName.trim(), firstName: firstName.trim(), phone: phone?.trim() || null, language },
})

/** Form for names, telephone and language. The e-mail address is the login, so it can't be changed. */
export function ProfileForm({ user }: { user: AuthUser }) {
  const { t, i18n } = useTranslation(['account', 'forms', 'common'])
  const update = useAction(accountActions.updateProfile())
  const { session } = useConnection()
  const { language, setLanguage } = usePreferences()
  /** In the language of the profile, also where it was the page that spoke another one. */
  async function tell(saved: Profile) {
    const chosen = saved.language
    if (chosen && isLanguage(chosen) && chosen !== language) await setLanguage(chosen)
    toastQueue.add({ type: 'success', title: i18n.t('account:profile.saved') })
  }
  const { form, formProps, field, isSubmitting } = useValidatedForm<Fields>({
    validate: validateProfile,
    edited: editedRow({
      row: user as Profile,
      fieldsOf: (row) => fieldsOf(row, language),
      bodyOf,
      async save(changes) {
        const saved = await update.submit(changes)
        await session.reloadUser()
        return saved
      },
      onSaved: (saved) => void tell(saved),
    }),
  })
  return (
    <Card title={t('account:profile.details')}>
      <Form {...formProps}>
        <LeaveWarning isUnsaved={form.formState.isDirty} />
        <NameFields lastName={field('lastName')} firstName={field('firstName')} />
        <TextField
          label={t('forms:email.label')}
          help={t('account:profile.emailHelp')}
          value={user.email}
          readOnly
          end={<Lock aria-hidden="true" className="cn:size-4.5 cn:me-3 cn:text-text-muted" />}
        />
        <div className={accountPair}>
          <PhoneField label={t('forms:phone.label')} placeholder={t('forms:phone.placeholder')} {...field('phone')} />
          <Select
            label={t('forms:language.label')}
            help={t('account:profile.languageHelp')}
            options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
            {...field('language')}
          />
        </div>
        <div>
          <Button type="submit" isLoading={isSubmitting}>
            {t('common:action.saveChanges')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
