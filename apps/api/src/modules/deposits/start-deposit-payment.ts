import { randomUUID } from 'node:crypto'
import type { BodyOf, PaymentOptions } from '@chonoi/contract'
import { checkAmount, href, isReturnPath, providerOf } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { insertWithUniqueCode } from '../../database/insert-with-unique-code.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { holdGateway } from '../gateways/gateways.store.ts'
import { offerMethods } from '../payments/payment-options.ts'
import { chargeExpiry } from '../payments/payment-times.ts'
import { changePayment } from '../payments/payments.store.ts'
import { writePayment } from '../payments/write-payment.ts'
import { transferOpened } from './deposits.events.ts'
import { insertDeposit } from './deposits.store.ts'
import { newDepositReference } from './transfer-code.ts'

const secondsToFirstQuestion = 30

/** The gateways that a deposit can be paid at. */
async function offerGateways(context: RequestContext, queries: Queries, amountInCents: number) {
  const payable = {
    ...{ amountInCents, balanceInCents: 0, hasDigitalGoods: false, shopIds: [] },
    ...{ hasPlatformCoupon: false, passesCashLimits: false },
  }
  const offered = await offerMethods(context, queries, payable)
  return offered.filter(({ option: { method } }) => providerOf(method) !== null)
}

/** The gateways for a deposit of an amount, with their fees, and a transfer where there is an account for it. */
export function readDepositMethods(context: RequestContext, amountInCents: number): Promise<PaymentOptions> {
  return context.asSystem(async (queries) => {
    const offered = await offerGateways(context, queries, amountInCents)
    return { amountInCents, data: offered.map(({ option }) => option) }
  })
}

/**
 * Prepares a deposit that is paid at a gateway, and its payment, which ends after a quarter of an hour. No gateway is
 * called here.
 */
export function startDepositPayment(
  context: RequestContext,
  { amountInCents, method, returnUrl, nextUrl }: BodyOf<'createDepositPayment'>,
): Promise<string> {
  enforceForm(({ amount }) => checkAmount('amountInCents', amount), { amount: amountInCents })
  for (const [field, path] of Object.entries({ returnUrl, nextUrl }))
    if (path !== undefined && !isReturnPath(path)) refuseFields([{ field, code: 'url.invalid' }])
  const { person, ports } = context
  const now = ports.now()
  return context.asSystem(async (queries) => {
    const offered = (await offerGateways(context, queries, amountInCents)).find(
      ({ option }) => option.method === method,
    )
    const isHeld = offered?.gateway && (await holdGateway(queries, offered.gateway.configId))
    if (!offered?.gateway || !isHeld || offered.option.unavailableBecause)
      throw new Failure('payment.method_unavailable')
    const id = randomUUID()
    const depositReference = await insertWithUniqueCode(
      () => newDepositReference(now),
      (drawn) =>
        insertDeposit(queries, {
          ...{ id, userId: person.id, depositReference: drawn, amountInCents, paymentMethod: method },
        }),
    )
    await record(context, queries, transferOpened({ id, depositReference, amountInCents }, person))
    const { feeInCents } = offered.option
    const payment = await writePayment(context, queries, {
      ...{ depositId: id, buyerId: person.id, method, feeInCents, amountInCents: amountInCents + feeInCents },
      ...{ gatewayConfigId: offered.gateway.configId, returnPath: returnUrl ?? null, expiresAt: chargeExpiry(now) },
      nextQueryAt: new Date(now.getTime() + secondsToFirstQuestion * 1000),
    })
    // The payment's page tells what became of it and leads on, wherever the gateway opens it.
    if (nextUrl !== undefined && returnUrl === undefined)
      await changePayment(queries, payment.id, {
        returnPath: href('/payments/$paymentId', { paymentId: payment.id, query: { next: nextUrl } }),
      })
    return payment.id
  })
}
