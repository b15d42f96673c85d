import type { Withdrawal } from '@chonoi/contract'
import { inOneLine, processingTime } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'

/** ADM-WD-13: the customer's name, else the e-mail, else N/A. */
export function customerName(t: TFunction<['withdrawals', 'common']>, { user }: Pick<Withdrawal, 'user'>): string {
  return inOneLine([user.lastName, user.firstName], ' ') || user.email || t('common:state.notAvailable')
}

/** Names a withdrawal: its amount, and who asked for it. */
export const withdrawalName = (
  t: TFunction<['withdrawals', 'common']>,
  withdrawal: Pick<Withdrawal, 'amount' | 'user'>,
): string => inOneLine([formatMoney(withdrawal.amount), customerName(t, withdrawal)])

/** FMT-13: under 1 hour, hours below 24, otherwise days; undefined until it is processed. */
export function processingTimeText(
  t: TFunction<['withdrawals', 'common']>,
  { createdAt, processedAt }: Pick<Withdrawal, 'createdAt' | 'processedAt'>,
): string | undefined {
  if (processedAt === null) return undefined
  const time = processingTime(new Date(createdAt), new Date(processedAt))
  if (time.kind === 'under_hour') return t('withdrawals:time.under_hour')
  if (time.kind === 'hours') return t('withdrawals:time.hours', { count: time.hours })
  return t('withdrawals:time.days', { count: time.days })
}
