import { allow, type Decision, refuse } from '../decision/decision.ts'

/** EXPIRED is an ACTIVE delivery after its last moment; it isn't stored. */
export const digitalDeliveryStatuses = ['PENDING', 'ACTIVE', 'REVOKED', 'EXPIRED'] as const

export type DigitalDeliveryStatus = (typeof digitalDeliveryStatuses)[number]
export type StoredDeliveryStatus = Exclude<DigitalDeliveryStatus, 'EXPIRED'>

/** Where the shop may take a delivery. */
const nextDeliveryStatuses = {
  PENDING: ['ACTIVE', 'REVOKED'],
  ACTIVE: ['REVOKED'],
  REVOKED: ['ACTIVE'],
} as const satisfies Record<StoredDeliveryStatus, readonly StoredDeliveryStatus[]>

export function mayMoveDelivery(from: StoredDeliveryStatus, to: StoredDeliveryStatus): Decision {
  const next: readonly StoredDeliveryStatus[] = nextDeliveryStatuses[from]
  return from === to || next.includes(to) ? allow : refuse('delivery.transition_not_allowed')
}

export type DeliveryFacts = {
  readonly status: StoredDeliveryStatus
  readonly expiresAt: Date | null
  readonly downloadCount: number
  readonly maxDownloads: number
}

export function deliveryStatus({ status, expiresAt }: DeliveryFacts, now: Date): DigitalDeliveryStatus {
  return status === 'ACTIVE' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status
}

/** Whether the buyer may download the file once more. */
export function mayDownload(delivery: DeliveryFacts, now: Date): Decision {
  const status = deliveryStatus(delivery, now)
  if (status === 'PENDING') return refuse('delivery.not_ready')
  if (status === 'REVOKED') return refuse('delivery.revoked')
  if (status === 'EXPIRED') return refuse('delivery.expired')
  return delivery.downloadCount < delivery.maxDownloads ? allow : refuse('delivery.used_up')
}
