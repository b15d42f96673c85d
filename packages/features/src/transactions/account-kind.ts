import type { LedgerAccount } from '@chonoi/contract'
import type { TFunction } from '@chonoi/i18n'

/** What an account is for. What a shop owes of its commission isn't money at a gateway, though it is kept among those. */
export const accountKind = (
  t: TFunction<['transactions', 'common']>,
  { kind, gateway }: Pick<LedgerAccount, 'kind' | 'gateway'>,
): string => (gateway === 'fees_owed' ? t('transactions:account.feesOwed') : t(`transactions:account.${kind}`))
