import type { PlatformSettings } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { ConflictAlert } from '../forms/conflict-alert.tsx'
import { fieldsOf, type SettingsFields } from './settings-fields.ts'

export interface SettingsConflictProps {
  own: SettingsFields
  theirs: PlatformSettings
  names: readonly (keyof SettingsFields)[]
  onTakeTheirs: () => void
  onKeepOwn: () => void
}

/** Both values of every setting that two people changed. */
export function SettingsConflict({ own, theirs, names, ...answers }: SettingsConflictProps) {
  const { t } = useTranslation(['platformSettings', 'common'])
  const stored = fieldsOf(theirs)
  function shown(name: keyof SettingsFields, value: SettingsFields[keyof SettingsFields]): string {
    if (typeof value === 'boolean') return value ? t('common:word.yes') : t('common:word.no')
    if (typeof value === 'number') return name.endsWith('InCents') ? formatMoney(value) : String(value)
    if (name === 'twoFactorDemandedOf')
      return t(`platformSettings:twoFactorDemand.${value as SettingsFields[typeof name]}`)
    return value ?? ''
  }
  const values = names.map((name) => ({
    name,
    label: t(`platformSettings:field.${name}`),
    own: shown(name, own[name]),
    theirs: shown(name, stored[name]),
  }))
  return <ConflictAlert values={values} {...answers} />
}
