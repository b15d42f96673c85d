import type { Hono } from 'hono'
import type { FeedName } from './bank/transfer.ts'
import type { Charges, Provider, SandboxCharge } from './charges.ts'

export interface SandboxNotification {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export interface NotificationContent {
  readonly charge: SandboxCharge
  readonly status: 'PAID' | 'REFUSED' | 'APPROVED' | 'EXPIRED'
  /** What the notification says; differs from the charge only when the sandbox misbehaves. */
  readonly amount: number
  readonly currency: 'own' | 'other'
  readonly sentAt: Date
}

/** The merchant's notification address where it is a setting at the provider and no part of the call. */
export type NotifyUrlOf = (provider: Provider | FeedName, siteUrl: string) => string

/** One provider's side of its protocol. */
export interface ProviderSide {
  readonly name: Provider
  addRoutes(app: Hono, charges: Charges, origin: () => string, notifyUrlOf: NotifyUrlOf): void
  /** A signed notification; null where the provider sends none for this status. */
  notification(content: NotificationContent): SandboxNotification | null
  /** Where the browser goes after a decision. */
  returnAddress(charge: SandboxCharge): string
  /** Whether an answer ends the repetitions. */
  isAccepted(status: number, body: string): boolean
}
