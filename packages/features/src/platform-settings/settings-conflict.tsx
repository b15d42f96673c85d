import type { PlatformSettings } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { fieldsOf, type SettingsFields } from './settings-fields.ts'

export interface SettingsConflictProps {
  own: SettingsFields
  theirs: PlatformSettings
  onTakeTheirs: () => void
  onKeepOwn: () => void
}

/** Both values of every setting in which a stored version differs from the form. */
export function SettingsConflict({ own, theirs, onTakeTheirs, onKeepOwn }: SettingsConflictProps) {
  const { t } = useTranslation(['platformSettings', 'common'])
  const stored = fieldsOf(theirs)
  const names = (Object.keys(stored) as (keyof SettingsFields)[]).filter((name) => own[name] !== stored[name])
  function shown(name: keyof SettingsFields, value: SettingsFields[keyof SettingsFields]): string {
    if (typeof value === 'boolean') return value ? t('common:word.yes') : t('common:word.no')
    if (typeof value === 'number')
      return name === 'orderReleaseDays' || name === 'returnDays' ? String(value) : formatMoney(value)
    return value || t('platformSettings:conflict.empty')
  }
  return (
    <Alert
      tone="warning"
      urgency="alert"
      title={t('platformSettings:conflict.title')}
      actions={
        <>
          <Button type="button" size="sm" onClick={onKeepOwn}>
            {t('platformSettings:conflict.keepOwn')}
          </Button>
          <Button type="button" size="sm" variant="secondary" onClick={onTakeTheirs}>
            {t('platformSettings:conflict.takeTheirs')}
          </Button>
        </>
      }
    >
      <ul>
        {names.map((name) => (
          <li key={name}>
            {t('platformSettings:conflict.values', {
              field: t(`platformSettings:field.${name}`),
              own: shown(name, own[name]),
              theirs: shown(name, stored[name]),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
