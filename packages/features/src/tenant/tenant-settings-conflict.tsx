import type { TenantSettings } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { ConflictAlert } from '../forms/conflict-alert.tsx'
import { fieldsOf, type SettingsFields } from './tenant-settings-fields.ts'

interface TenantSettingsConflictProps {
  own: SettingsFields
  theirs: TenantSettings
  names: readonly (keyof SettingsFields)[]
  onTakeTheirs: () => void
  onKeepOwn: () => void
}

const languages = { vi: 'Tiếng Việt', en: 'English' } as const

/** Both values of every setting that two people changed. */
export function TenantSettingsConflict({ own, theirs, names, ...answers }: TenantSettingsConflictProps) {
  const { t } = useTranslation(['tenant', 'common'])
  const stored = fieldsOf(theirs)
  function shown(name: keyof SettingsFields, fields: SettingsFields): string {
    const value = fields[name]
    if (typeof value === 'boolean') return value ? t('common:word.yes') : t('common:word.no')
    if (name === 'language') return languages[fields.language]
    return typeof value === 'number' ? formatMoney(value) : (value ?? '')
  }
  const labels: Record<keyof SettingsFields, string> = {
    name: t('tenant:field.name'),
    slug: t('tenant:field.slug'),
    description: t('tenant:field.description'),
    isPublic: t('tenant:field.isPublic'),
    contactEmail: t('tenant:field.contactEmail'),
    phone: t('tenant:field.phone'),
    city: t('tenant:field.city'),
    website: t('tenant:field.website'),
    shippingFeeInCents: t('tenant:field.shippingFee'),
    language: t('tenant:field.language'),
  }
  const values = names.map((name) => ({
    ...{ name, label: labels[name], own: shown(name, own), theirs: shown(name, stored) },
  }))
  return <ConflictAlert values={values} {...answers} />
}
