import type { ShopSettings } from '@chonoi/contract'
import { formatDate, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '../addresses/addresses-queries.ts'
import { useApi } from '../app/services.tsx'
import { ConflictAlert } from '../forms/conflict-alert.tsx'
import { fieldsOf, type ShopFields } from './shop-fields.ts'

interface ShopSettingsConflictProps {
  own: ShopFields
  theirs: ShopSettings
  names: readonly (keyof ShopFields)[]
  onTakeTheirs: () => void
  onKeepOwn: () => void
}

const wordOf = {
  shopName: 'name',
  slug: 'slug',
  description: 'description',
  logoUrl: 'logo',
  bannerUrl: 'banner',
  contactEmail: 'email',
  phone: 'phone',
  isOpen: 'isOpen',
  reopensOn: 'reopensOn',
  returnPolicy: 'returnPolicy',
  shippingPolicy: 'shippingPolicy',
  shippingFeeInCents: 'shippingFee',
  provinceFees: 'provinceFees',
  isFreeFrom: 'isFreeFrom',
  freeShippingFromInCents: 'freeFrom',
  lowStockLevel: 'lowStock',
} as const satisfies Record<keyof ShopFields, string>

/** Both values of every setting that two people changed. */
export function ShopSettingsConflict({ own, theirs, names, ...answers }: ShopSettingsConflictProps) {
  const { t } = useTranslation(['seller', 'common'])
  const provinces = useQuery(addressQueries(useApi()).provinces())
  const stored = fieldsOf(theirs)
  const provinceOf = (code: string | null) =>
    provinces.data?.data.find((province) => province.code === code)?.name ?? code ?? ''

  function shown(name: keyof ShopFields, fields: ShopFields): string {
    const value = fields[name]
    if (name === 'provinceFees')
      return fields.provinceFees
        .map(({ provinceCode, feeInCents }) => `${provinceOf(provinceCode)} ${formatMoney(feeInCents ?? 0)}`)
        .join(', ')
    if (name === 'reopensOn' && fields.reopensOn) return formatDate(fields.reopensOn)
    if (typeof value === 'boolean') return value ? t('common:word.yes') : t('common:word.no')
    if (typeof value === 'number') return name === 'lowStockLevel' ? String(value) : formatMoney(value)
    return typeof value === 'string' ? value : ''
  }

  const values = names.map((name) => ({
    ...{ name, label: t(`seller:shop.${wordOf[name]}`), own: shown(name, own), theirs: shown(name, stored) },
  }))
  return <ConflictAlert values={values} {...answers} />
}
