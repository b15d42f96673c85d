import { useTranslation } from '@chonoi/i18n/react'
import { TextField, type TextFieldProps } from '@chonoi/ui/text-field'
import { usePreferences } from '../app/preferences.tsx'

type Field = Omit<TextFieldProps, 'label'>

/** A person's names in the order in which the reader's language says them: Vietnamese puts the family name first. */
export function NameFields({ firstName, lastName }: { firstName: Field; lastName: Field }) {
  const { t } = useTranslation('forms')
  const { language } = usePreferences()
  const first = (
    <TextField key="first" label={t('firstName.label')} autoComplete="given-name" isRequired {...firstName} />
  )
  const last = <TextField key="last" label={t('lastName.label')} autoComplete="family-name" isRequired {...lastName} />
  return (
    <div className="cn:grid cn:gap-y-5 cn:gap-x-4 cn:items-start cn:sm:grid-cols-[1fr_1fr]">
      {language === 'vi' ? [last, first] : [first, last]}
    </div>
  )
}
