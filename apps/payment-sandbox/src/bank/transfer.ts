import { newNumber } from '../charges.ts'
import type { Delivery } from '../deliveries.ts'
import type { SandboxNotification } from '../provider.ts'

export const feedNames = ['payos', 'sepay'] as const
/** The services that report the transfers on an account. */
export type FeedName = (typeof feedNames)[number]

/** How the money comes, beside exactly as the merchant asked. */
export const transferWays = ['exact', 'other_amount', 'other_content', 'late', 'twice', 'forged', 'never'] as const
export type TransferWay = (typeof transferWays)[number]

export interface TransferOrder {
  readonly feed: FeedName
  readonly accountNumber: string
  /** Whole đồng. */
  readonly amount: number
  readonly content: string
  readonly way: TransferWay
}

/** Money as it arrived on the account. */
export interface ArrivedTransfer {
  readonly accountNumber: string
  readonly amount: number
  readonly content: string
  /** The bank's number of the transfer; one that is reported again has the same. */
  readonly bankReference: string
  readonly sentAt: Date
}

/** One feed's side of its protocol. */
export interface FeedSide {
  notification(transfer: ArrivedTransfer, url: string): SandboxNotification
  /** The same with something changed that its proof covers. */
  forged(transfer: ArrivedTransfer, url: string): SandboxNotification
  isAccepted(status: number, body: string): boolean
}

/** What the feed reports of a transfer, in order. */
export function deliveriesOf(order: TransferOrder, side: FeedSide, url: string, now: () => Date): readonly Delivery[] {
  const { accountNumber, way } = order
  const arrived = {
    accountNumber,
    amount: way === 'other_amount' ? Math.max(1, Math.floor(order.amount / 2)) : order.amount,
    content: way === 'other_content' ? 'CHUYEN TIEN' : order.content,
    bankReference: `FT${newNumber()}`,
  }
  const report: Delivery = { make: () => side.notification({ ...arrived, sentAt: now() }, url) }
  switch (way) {
    case 'never':
      return []
    case 'late':
      return [{ ...report, isLate: true }]
    case 'twice':
      return [report, report]
    case 'forged':
      return [{ make: () => side.forged({ ...arrived, sentAt: now() }, url), isSentOnce: true }]
    default:
      return [report]
  }
}
