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

const ofAdjustment = ({ id }: Pick<UserRow, 'id'>) => ({ entityType: 'wallet', entityId: id }) as const
type Amount = Pick<BodyOf<'adjustWallet'>, 'type' | 'amountInCents' | 'reason'>
const amountOf = ({ type, amountInCents, reason }: Amount) => ({ type, amountInCents, reason })

/** An administrator asked for an adjustment above the limit. Nothing moved. */
export const adjustmentRequested = (owner: Pick<UserRow, 'id' | 'email'>, adjustment: Amount): Event => ({
  audit: {
    action: 'wallet.adjust_request',
    values: { email: owner.email, reason: adjustment.reason },
    ...ofAdjustment(owner),
    severity: 'WARNING',
    outcome: { status: 'PENDING' },
    changes: amountOf(adjustment),
  },
})

/** A second administrator approved an adjustment; the adjustment itself is recorded beside it. */
export const adjustmentApproved = (
  owner: Pick<UserRow, 'id' | 'email'>,
  { requestedBy, ...adjustment }: Amount & { requestedBy: string },
): Event => ({
  audit: {
    action: 'wallet.adjust_approve',
    values: { email: owner.email, reason: adjustment.reason },
    ...ofAdjustment(owner),
    severity: 'CRITICAL',
    changes: { ...amountOf(adjustment), requestedBy },
  },
})

/** A second administrator refused an adjustment. Nothing moved. */
export const adjustmentRefused = (
  owner: Pick<UserRow, 'id' | 'email'>,
  { requestedBy, ...adjustment }: Amount & { requestedBy: string },
  note: string,
): Event => ({
  audit: {
    action: 'wallet.adjust_refuse',
    values: { email: owner.email, note },
    ...ofAdjustment(owner),
    severity: 'WARNING',
    changes: { ...amountOf(adjustment), requestedBy },
  },
})
