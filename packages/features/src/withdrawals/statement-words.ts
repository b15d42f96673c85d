import type { SchemaOf, ShopStatementMonth } from '@chonoi/contract'
import type { TFunction } from '@chonoi/i18n'

/** A month of a statement: tháng 11/2026. */
export const monthName = (t: TFunction<'withdrawals'>, month: string): string =>
  t('statement.month', { month: month.split('-').toReversed().join('/') })

/** The sums of a month. Their total leads from its opening balance to its closing one. */
export const sumsOf = (month: ShopStatementMonth): [SchemaOf<'ShopMovementKind'>, number][] => [
  ['RELEASE', month.releasesInCents],
  ['REFUND', month.refundsInCents],
  ['DEBT', month.debtPaidInCents],
  ['WITHDRAWAL', month.withdrawalsInCents],
  ['ADJUSTMENT', month.adjustmentsInCents],
]
