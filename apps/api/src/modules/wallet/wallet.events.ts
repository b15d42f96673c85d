import type { BodyOf } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { UserRow } from '../users/users.store.ts'

/** A shop paid commission that it owes. */
export const shopDebtPaid = (tenantId: string, amounts: { paidInCents: number; owedInCents: number }): Event => ({
  audit: {
    action: 'shop_debt.pay',
    values: {},
    entityType: 'tenant',
    entityId: tenantId,
    changes: amounts,
  },
})

/** An administrator changed a balance. Its owner is notified with the reason. */
export function walletAdjusted(
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  { type, amountInCents, reason }: Pick<BodyOf<'adjustWallet'>, 'type' | 'amountInCents' | 'reason'>,
): Event {
  return {
    audit: {
      action: 'wallet.adjust',
      values: { email, reason },
      entityType: 'wallet',
      entityId: id,
      severity: 'CRITICAL',
      changes: { type, amountInCents, reason },
    },
    notifications: [
      { type: 'WALLET_ADJUSTED', to: [id], link: href('/wallet/transactions'), data: { amountInCents, reason } },
    ],
  }
}
