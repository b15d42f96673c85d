import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/platform-settings.ts'

export const words = {
  title: 'Platform settings',
  description: 'They apply to the whole marketplace. Every change is recorded in the audit log.',

  'section.general': 'General',
  'section.colors': 'Colors',
  'section.access': 'Access',
  'section.withdrawals': 'Withdrawals',
  'section.orders': 'Orders',

  'field.platformName': 'Platform name',
  'field.platformDescription': 'Platform description',
  'field.logoUrl': 'Logo URL',
  'field.primaryColor': 'Primary color',
  'field.secondaryColor': 'Secondary color',
  'field.registrationEnabled': 'Registration enabled',
  'field.maintenanceMode': 'Maintenance mode',
  'field.twoFactorDemandedOf': 'Demand two-factor authentication',
  'field.withdrawalMinimumInCents': 'Smallest withdrawal',
  'field.withdrawalDailyLimitInCents': 'Daily limit of withdrawals',
  'field.withdrawalFeeInCents': 'Fee per withdrawal',
  'field.returnDays': 'Days in which goods can be returned',
  'field.cashOrderLimit': 'Cash orders that a new account may have on their way',
  'field.cashAmountLimitInCents': 'What they may cost together',
  'field.walletAdjustmentLimitInCents': 'Adjustments of wallets by one administrator, up to',
  'field.orderReleaseDays': 'Days that money is held after delivery',

  'help.registrationEnabled': 'While it is off, nobody can register a new account.',
  'help.maintenanceMode':
    'While it is on, only the platform’s administrators can use the marketplace. Others see a maintenance page.',
  'help.twoFactorDemandedOf':
    'Whoever lacks it has only a customer’s rights until it is on. Holds at once, also for those who are signed in.',
  'twoFactorDemand.NOBODY': 'Of nobody',
  'twoFactorDemand.ADMINISTRATORS': 'Of administrators',
  'twoFactorDemand.STAFF': 'Of administrators and sellers',
  'help.returnDays':
    'Counted from the delivery. A change holds at once, for orders already delivered too; 0 means no returns.',
  'help.cashOrderLimit': 'Every delivered cash order raises both limits by as much again, up to five times.',
  'help.cashAmountLimitInCents': 'For a new account.',
  'help.walletAdjustmentLimitInCents':
    'More waits until a second administrator approves it. Credits of a day count together.',
  'help.orderReleaseDays':
    'After these days, the money goes to the shop unless the buyer confirms or complains first. Orders already delivered keep their date.',

  'preview.of': 'Preview: {{color}}',
  'preview.button': 'Buy now',
  'preview.light': 'Light',
  'preview.dark': 'Dark',
  'preview.unchanged': 'This color has enough contrast and is used as it is.',
  'preview.adjusted': 'The color is adjusted so that text is legible',
  'preview.adjustment.light.normal': 'Light: {{used}} is used, contrast {{reached}} instead of {{asked}}',
  'preview.adjustment.light.more': 'Light, high contrast: {{used}} is used, contrast {{reached}} instead of {{asked}}',
  'preview.adjustment.dark.normal': 'Dark: {{used}} is used, contrast {{reached}} instead of {{asked}}',
  'preview.adjustment.dark.more': 'Dark, high contrast: {{used}} is used, contrast {{reached}} instead of {{asked}}',

  saved: 'Platform settings updated successfully',
  saveFailed: 'Failed to update settings',

  reset: 'Reset to defaults',
  'reset.title': 'Reset all settings?',
  'reset.text': 'Name, colors, access, the limits of withdrawals and the days of holding go back to their defaults.',
  'reset.confirm': 'Reset',
  'reset.done': 'The default settings are back',
} as const satisfies Translation<typeof vietnamese>
