import { randomInt } from 'node:crypto'

export type Provider = 'vnpay' | 'momo' | 'zalopay' | 'stripe' | 'paypal'
export type ChargeStatus = 'OPEN' | 'APPROVED' | 'PAID' | 'REFUSED' | 'EXPIRED'

export interface SandboxRefund {
  readonly id: string
  /** The merchant's own name of the refund; a repeated one is the same refund. */
  readonly reference: string
  /** In the charge's unit. */
  readonly amount: number
  readonly status: 'REFUNDED' | 'PENDING' | 'FAILED'
}

export interface SandboxCharge {
  readonly id: string
  readonly provider: Provider
  readonly reference: string
  /** In the unit that the provider speaks: VNPAY cents of VND, PayPal cents of USD, the others đồng. */
  readonly amount: number
  readonly description: string
  readonly notifyUrl: string
  readonly returnUrl: string
  readonly createdAt: Date
  readonly expiresAt: Date
  /** What the protocol needs again later, e.g. MoMo's request id. */
  readonly details: Readonly<Record<string, string>>
  status: ChargeStatus
  transactionId: string
  readonly refunds: SandboxRefund[]
}

type NewCharge = Pick<
  SandboxCharge,
  'provider' | 'reference' | 'amount' | 'description' | 'notifyUrl' | 'returnUrl' | 'expiresAt' | 'details'
> & { readonly id?: string }

/** Every charge that the sandbox knows. Kept in memory: a restart forgets them, as a provider's test system may. */
export class Charges {
  readonly #byId = new Map<string, SandboxCharge>()
  readonly now: () => Date

  constructor(now: () => Date) {
    this.now = now
  }

  /** Opens a charge; an equal reference at the same provider is the charge that exists. */
  open(charge: NewCharge): SandboxCharge {
    const existing = this.byReference(charge.provider, charge.reference)
    if (existing) return existing
    const id = charge.id ?? newNumber()
    const opened: SandboxCharge = {
      ...charge,
      id,
      status: 'OPEN',
      transactionId: '',
      createdAt: this.now(),
      refunds: [],
    }
    this.#byId.set(id, opened)
    return opened
  }

  byId(id: string): SandboxCharge | undefined {
    return this.#upToDate(this.#byId.get(id))
  }

  byReference(provider: Provider, reference: string): SandboxCharge | undefined {
    return this.#find((charge) => charge.provider === provider && charge.reference === reference)
  }

  byTransaction(provider: Provider, transactionId: string): SandboxCharge | undefined {
    return this.#find((charge) => charge.provider === provider && charge.transactionId === transactionId)
  }

  all(provider: Provider): readonly SandboxCharge[] {
    return [...this.#byId.values()].filter((charge) => charge.provider === provider)
  }

  /** How many refunds a provider has made. */
  refundsAt(provider: Provider): number {
    return this.all(provider).reduce((sum, { refunds }) => sum + refunds.length, 0)
  }

  refundById(id: string): { charge: SandboxCharge; refund: SandboxRefund } | undefined {
    for (const charge of this.#byId.values()) {
      const refund = charge.refunds.find((one) => one.id === id || one.reference === id)
      if (refund) return { charge, refund }
    }
    return undefined
  }

  /** Decides an open charge; a decided one stays as it is. */
  decide(charge: SandboxCharge, status: Exclude<ChargeStatus, 'OPEN'>): void {
    if (charge.status !== 'OPEN' && charge.status !== 'APPROVED') return
    charge.status = status
    if (status === 'PAID') charge.transactionId = newNumber()
  }

  /** Refunds at most what was paid and not refunded yet; null when that is exceeded or nothing was paid. */
  refund(charge: SandboxCharge, reference: string, amount: number): SandboxRefund | null {
    const existing = charge.refunds.find((one) => one.reference === reference)
    if (existing) return existing
    const refunded = charge.refunds.reduce((sum, one) => sum + (one.status === 'FAILED' ? 0 : one.amount), 0)
    if (charge.status !== 'PAID' || amount <= 0 || refunded + amount > charge.amount) return null
    const refund: SandboxRefund = { id: newNumber(), reference, amount, status: 'REFUNDED' }
    charge.refunds.push(refund)
    return refund
  }

  #find(fits: (charge: SandboxCharge) => boolean): SandboxCharge | undefined {
    return this.#upToDate([...this.#byId.values()].find(fits))
  }

  #upToDate(charge: SandboxCharge | undefined): SandboxCharge | undefined {
    if (charge?.status === 'OPEN' && charge.expiresAt <= this.now()) charge.status = 'EXPIRED'
    return charge
  }
}

/** Nine digits, as the providers' transaction numbers look. */
export function newNumber(): string {
  return String(randomInt(100_000_000, 999_999_999))
}
