import type { SandboxCharge } from './charges.ts'
import type { Misbehaviour } from './misbehaviour.ts'
import type { NotificationContent, ProviderSide, SandboxNotification } from './provider.ts'

export interface DeliveryOptions {
  readonly fetch: typeof globalThis.fetch
  readonly now: () => Date
  /** Waits before a late notification and between repetitions, ms. */
  readonly lateMs: number
  readonly retryMs: number
  readonly maxAttempts: number
}

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

/** Sends notifications as a provider does: signed, and repeated until they are accepted. */
export class Deliveries {
  readonly #options: DeliveryOptions
  readonly #pending = new Set<Promise<void>>()

  constructor(options: DeliveryOptions) {
    this.#options = options
  }

  /** Begins the notifications of a decision in the background. */
  begin(side: ProviderSide, charge: SandboxCharge, status: Status, misbehaviour: Misbehaviour): void {
    const work = this.#deliver(side, charge, stepsOf(status, misbehaviour, charge)).finally(() =>
      this.#pending.delete(work),
    )
    this.#pending.add(work)
  }

  /** Resolves once nothing is under way. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending)
  }

  async #deliver(side: ProviderSide, charge: SandboxCharge, steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      if (step.isLate) await pause(this.#options.lateMs)
      const notification = side.notification({
        charge,
        status: step.status,
        amount: step.amount ?? charge.amount,
        currency: step.currency ?? 'own',
        sentAt: this.#options.now(),
      })
      if (notification)
        await this.#send(side, step.isForged ? forged(notification) : notification, Boolean(step.isForged))
    }
  }

  async #send(side: ProviderSide, { url, ...init }: SandboxNotification, once: boolean): Promise<void> {
    const attempts = once ? 1 : this.#options.maxAttempts
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (attempt > 1) await pause(this.#options.retryMs)
      try {
        const answer = await this.#options.fetch(url, init)
        if (side.isAccepted(answer.status, await answer.text())) return
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
