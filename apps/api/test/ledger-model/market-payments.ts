import { providerOf } from '@chonoi/domain'
import { sandboxConfigs } from '../testing/arrange-gateways.ts'
import { newKey, type TestClient } from '../testing/test-api.ts'
import {
  type CommandOf,
  isProvider,
  type ProviderMethod,
  type ResolvedCommand,
  type Telling,
  type Two,
} from './commands.ts'
import { endOf, keyed } from './endings.ts'
import type { MarketsStage } from './markets-stage.ts'

interface Known {
  id: string
  method: string
  /** The name of its charge, or the code in the transfer's text. */
  reference: string
  amountInCents: number
  buyer: Two
}

type Asked = Extract<ResolvedCommand, { do: 'askDeposit' | 'acceptDeposit' | 'refuseDeposit' | 'takeBackDeposit' }>

/** Payments and deposits of a market: what the buyers ask for, and what providers, the bank and an administrator say. */
export class MarketPayments {
  readonly #stage: MarketsStage
  readonly #buyers: readonly [TestClient, TestClient]
  readonly #admin: TestClient
  readonly #deposits: Known[] = []
  readonly #payments: Known[] = []

  constructor(stage: MarketsStage, buyers: readonly [TestClient, TestClient], admin: TestClient) {
    this.#stage = stage
    this.#buyers = buyers
    this.#admin = admin
  }

  async askDeposit({ buyer, thousands, method }: CommandOf<'askDeposit'>) {
    const params = { header: { 'Idempotency-Key': newKey() } }
    const amountInCents = thousands * 100_000
    const client = this.#buyers[buyer]
    if (isProvider(method)) {
      const asked = await client.POST('/deposits/payments', { params, body: { amountInCents, method } })
      if (asked.data) {
        await this.#openPage(asked.data)
        this.#deposits.push({ ...asked.data, id: asked.data.depositId ?? '', method, buyer })
      }
      return endOf(asked)
    }
    const asked =
      method === 'VIETQR'
        ? await client.POST('/deposit-transfers', { params, body: { amountInCents } })
        : await client.POST('/deposits', { params, body: { amountInCents, paymentMethod: method, bankName: 'ACB' } })
    const { id = '', bankReference } = asked.data ?? {}
    if (asked.data && this.#deposits.every((known) => known.id !== id))
      this.#deposits.push({ id, method, reference: bankReference ?? '', amountInCents, buyer })
    return endOf(asked)
  }

  async decideDeposit(command: Exclude<Asked, { do: 'askDeposit' }>) {
    const deposit = this.#deposits[command.at % this.#deposits.length]
    if (!deposit) return undefined
    const { id, buyer } = deposit
    if (command.do === 'takeBackDeposit')
      return endOf(await this.#buyers[buyer].DELETE('/deposits/{id}', { params: { path: { id } } }))
    if (command.do === 'acceptDeposit')
      return endOf(await this.#admin.PUT('/admin/deposits/{id}/approve', { params: keyed(id), body: {} }))
    return endOf(
      await this.#admin.PUT('/admin/deposits/{id}/process', { params: keyed(id), body: { status: 'FAILED' } }),
    )
  }

  bringDeposit({ at, telling }: CommandOf<'bringDeposit'>) {
    const deposit = this.#deposits[at]
    return deposit && this.#bring(deposit, telling)
  }

  /** Pays a checkout, which any of its orders names. */
  async pay(orderId: string, buyer: Two, method: CommandOf<'pay'>['method']) {
    const params = { header: { 'Idempotency-Key': newKey() } }
    const begun = await this.#buyers[buyer].POST('/payments/create', { params, body: { orderId, method } })
    const isAwaited = begun.data && method !== 'WALLET' && method !== 'CASH_ON_DELIVERY'
    if (begun.data && isAwaited) {
      await this.#openPage(begun.data)
      const { id } = begun.data
      if (this.#payments.every((known) => known.id !== id)) this.#payments.push({ ...begun.data, method, buyer })
    }
    return endOf(begun)
  }

  bringMoney({ at, telling }: CommandOf<'bringMoney'>) {
    const payment = this.#payments[at % this.#payments.length]
    return payment && this.#bring(payment, telling)
  }

  async refuseMoney({ at }: CommandOf<'refuseMoney'>) {
    const payment = this.#payments[at]
    if (!payment || !isProvider(payment.method)) return undefined
    this.#stage.sandbox.decide(this.#chargeOf(payment.method, payment).id, 'REFUSED')
    await this.#stage.sandbox.settled()
    return 'done'
  }

  async confirmTransfer({ at }: CommandOf<'confirmTransfer'>) {
    const payment = this.#payments[at]
    if (!payment) return undefined
    return endOf(await this.#admin.POST('/admin/payments/{id}/verify', { params: keyed(payment.id), body: {} }))
  }

  /** VNPAY opens a charge when its page is opened. */
  async #openPage({ redirectUrl, method }: { redirectUrl: string | null; method: string }) {
    if (method === 'VNPAY' && redirectUrl) await this.#stage.sandbox.fetch(new Request(redirectUrl))
  }

  async #bring(money: Known, telling: Telling) {
    const { method } = money
    if (isProvider(method)) await this.#tellOfCharge(method, money, telling)
    else await this.#tellOfCredit(money, telling)
    return 'done'
  }

  #chargeOf(method: ProviderMethod, { reference }: Known) {
    const provider = providerOf(method)
    const charge =
      provider && this.#stage.sandbox.charges.all(provider).find((one) => one.reference.endsWith(reference))
    if (!charge) throw new Error(`${method} knows no charge ${reference}`)
    return charge
  }

  /** Pays an open charge, and tells of a decided one again. */
  async #tellOfCharge(method: ProviderMethod, money: Known, telling: Telling) {
    const { sandbox } = this.#stage
    const charge = this.#chargeOf(method, money)
    if (charge.status === 'OPEN') sandbox.decide(charge.id, 'PAID', telling)
    else await sandbox.notify(charge, telling)
    await sandbox.settled()
  }

  /** Each credit of the bank has a number of its own, by which the feed's repetition is known. */
  async #tellOfCredit({ reference, amountInCents }: Known, telling: Telling) {
    const key = sandboxConfigs.bank_transfer.sepayApiKey
    const id = newKey().slice(-12)
    const tell = () =>
      this.#stage.server.send('/payments/sepay/notifications', {
        method: 'POST',
        headers: {
          ...{ authorization: `Apikey ${telling === 'forged' ? 'forged' : key}`, 'content-type': 'application/json' },
        },
        body: JSON.stringify({
          ...{ id, content: `CT DEN ${reference} ck`, transferType: 'in', transferAmount: amountInCents / 100 },
          ...{ accountNumber: sandboxConfigs.bank_transfer.accountNumber, referenceCode: `FT${id}` },
        }),
      })
    await tell()
    if (telling === 'twice') await tell()
  }
}
