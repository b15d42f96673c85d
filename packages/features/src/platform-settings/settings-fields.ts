import type { BodyOf, PlatformSettings } from '@chonoi/contract'

/** The settings as the form holds them: an absent logo is an empty text, an empty number null. */
export type SettingsFields = Omit<PlatformSettings, 'updatedAt' | 'logoUrl' | NumberName> & {
  logoUrl: string
} & Record<NumberName, number | null>
type NumberName =
  | 'withdrawalMinimumInCents'
  | 'withdrawalDailyLimitInCents'
  | 'withdrawalFeeInCents'
  | 'orderReleaseDays'
  | 'returnDays'
  | 'cashOrderLimit'
  | 'cashAmountLimitInCents'
  | 'walletAdjustmentLimitInCents'

export function fieldsOf(version: PlatformSettings): SettingsFields {
  const { updatedAt: _updatedAt, ...settings } = version
  return { ...settings, logoUrl: settings.logoUrl ?? '' }
}

export function toBody(fields: SettingsFields): BodyOf<'updatePlatformSettings'> {
  return {
    ...fields,
    platformName: fields.platformName.trim(),
    platformDescription: fields.platformDescription.trim(),
    logoUrl: fields.logoUrl.trim() || null,
    withdrawalMinimumInCents: fields.withdrawalMinimumInCents ?? 0,
    withdrawalDailyLimitInCents: fields.withdrawalDailyLimitInCents ?? 0,
    withdrawalFeeInCents: fields.withdrawalFeeInCents ?? 0,
    orderReleaseDays: fields.orderReleaseDays ?? 0,
    returnDays: fields.returnDays ?? 0,
    cashOrderLimit: fields.cashOrderLimit ?? 0,
    cashAmountLimitInCents: fields.cashAmountLimitInCents ?? 0,
    walletAdjustmentLimitInCents: fields.walletAdjustmentLimitInCents ?? 0,
  }
}
