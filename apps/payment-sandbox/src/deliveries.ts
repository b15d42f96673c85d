import type { SandboxCharge } from './charges.ts'
import type { Misbehaviour } from './misbehaviour.ts'
import type { NotificationContent, ProviderSide, SandboxNotification } from './provider.ts'

export interface DeliveryOptions {
  readonly fetch: typeof globalThis.fetch
  /** Waits before a late notification and between repetitions, ms. */
  readonly lateMs: number
  readonly retryMs: number
  readonly maxAttempts: number
}

type Receiver = Pick<ProviderSide, 'isAccepted'>
type Status = NotificationContent['status']
interface Step {
  readonly status: Status
  readonly amount?: number
  readonly currency?: 'other'
  readonly isForged?: true
  readonly isLate?: true
}

/** What is sent after a decision, in order. */
function stepsOf(status: Status, misbehaviour: Misbehaviour, charge: SandboxCharge): readonly Step[] {
  switch (misbehaviour) {
    case 'never':
      return []
    case 'late':
      return [{ status, isLate: true }]
    case 'twice':
      return [{ status }, { status }]
    case 'forged':
      return [{ status: 'PAID', isForged: true }]
    case 'other_amount':
      return [{ status, amount: Math.max(1, Math.floor(charge.amount / 2)) }]
    case 'other_currency':
      return [{ status, currency: 'other' }]
    case 'out_of_order':
      return [{ status }, { status: status === 'PAID' ? 'REFUSED' : status }]
    default:
      return [{ status }]
  }
}

/** One notification of a decision. */
export interface Delivery {
  /** Made when it is sent, so that its time is right; null where the provider sends none. */
  readonly make: () => SandboxNotification | null
  readonly isLate?: boolean
  /** Not repeated, whatever the answer. */
  readonly isSentOnce?: boolean
}

/** What a provider sends after a decision about a charge. */
export function deliveriesOfCharge(
  side: ProviderSide,
  charge: SandboxCharge,
  { status, misbehaviour, now }: { status: Status; misbehaviour: Misbehaviour; now: () => Date },
): readonly Delivery[] {
  return stepsOf(status, misbehaviour, charge).map((step) => {
    const make = () =>
      side.notification({
        ...{ charge, status: step.status, amount: step.amount ?? charge.amount },
        ...{ currency: step.currency ?? 'own', sentAt: now() },
      })
    if (!step.isForged) return { make, isLate: Boolean(step.isLate) }
    const makeForged = () => {
      const notification = make()
      return notification && forged(notification)
    }
    return { make: makeForged, isSentOnce: true }
  })
}

/** Sends notifications as a provider does: signed, and repeated until they are accepted. */
export class Deliveries {
  readonly #options: DeliveryOptions
  readonly #pending = new Set<Promise<void>>()

  constructor(options: DeliveryOptions) {
    this.#options = options
  }

  /** Begins to send in the background. */
  begin(deliveries: readonly Delivery[], receiver: Receiver): void {
    const work = this.#deliver(deliveries, receiver).finally(() => this.#pending.delete(work))
    this.#pending.add(work)
  }

  /** Resolves once nothing is under way. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending)
  }

  async #deliver(deliveries: readonly Delivery[], receiver: Receiver): Promise<void> {
    for (const { make, isLate, isSentOnce } of deliveries) {
      if (isLate) await pause(this.#options.lateMs)
      const notification = make()
      if (notification) await this.#send(receiver, notification, isSentOnce ? 1 : this.#options.maxAttempts)
    }
  }

  async #send(receiver: Receiver, { url, ...init }: SandboxNotification, attempts: number): Promise<void> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (attempt > 1) await pause(this.#options.retryMs)
      try {
        const answer = await this.#options.fetch(url, init)
        if (receiver.isAccepted(answer.status, await answer.text())) return
      } catch {
        // The merchant can't be reached: a provider tries again.
      }
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Changes what the signature covers without signing anew. */
function forged({ url, body, ...rest }: SandboxNotification): SandboxNotification {
  if (body === null) return { ...rest, url: url.replace(/vnp_Amount=(\d+)/, 'vnp_Amount=9$1'), body }
  return { ...rest, url, body: body.replace(/(amount\w*\\?":\s*)(\d+)/, '$19$2').replace(/("value":")(\d+)/, '$19$2') }
}
