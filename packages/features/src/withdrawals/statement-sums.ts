import type { SchemaOf, ShopStatementMonth } from '@chonoi/contract'

/** The sums of a month. Their total leads from its opening balance to its closing one. */
export const sumsOf = (month: ShopStatementMonth): [SchemaOf<'ShopMovementKind'>, number][] => [
  ['RELEASE', month.releasesInCents],
  ['REFUND', month.refundsInCents],
  ['DEBT', month.debtPaidInCents],
  ['WITHDRAWAL', month.withdrawalsInCents],
  ['ADJUSTMENT', month.adjustmentsInCents],
]
