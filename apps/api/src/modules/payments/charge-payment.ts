import { href, providerOf } from '@chonoi/domain'
import { GatewayFault, GatewayRefusal } from '@chonoi/payment-gateways'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { notificationUrl } from '../gateways/notification-urls.ts'
import { closePayment } from './close-payment.ts'
import { openGatewayOf } from './gateways-of-payments.ts'
import { changePayment, findPaymentForUpdate, findPaymentRow, type PaymentRow } from './payments.store.ts'

const isUncharged = ({ status, method, redirectUrl }: PaymentRow): boolean =>
  status === 'PENDING' && providerOf(method) !== null && redirectUrl === null

/**
 * Opens the charge of a prepared payment at its gateway and keeps what the gateway answered. Does nothing when that has
 * happened. Gateways know a charge by our reference, so repeating it after a crash opens no second one.
 */
export async function chargePayment(context: RequestContext, paymentId: string): Promise<void> {
  const payment = found(await context.asSystem((queries) => findPaymentRow(queries, paymentId)))
  if (!isUncharged(payment)) return
  const gateway = await openGatewayOf(context, payment)
  if (!gateway) throw new Failure('payment.method_unavailable')
  const { publicUrl } = context.ports
  try {
    const { redirectUrl, deepLink, qrContent, gatewayReference, expected } = await gateway.create({
      ...{ reference: payment.reference, amountInCents: payment.amountInCents, language: payment.language },
      description: `Chợ Nổi ${payment.reference}`,
      returnUrl: publicUrl + (payment.returnPath ?? href('/payments/$paymentId', { paymentId: payment.id })),
      notifyUrl: notificationUrl(publicUrl, gateway.name),
      ...{ customerAddress: payment.customerAddress, createdAt: payment.createdAt },
      expiresAt: payment.expiresAt ?? context.ports.now(),
    })
    await context.asSystem((queries) =>
      changePayment(queries, payment.id, {
        ...{ redirectUrl, gatewayReference, deepLink: deepLink ?? null, qrContent: qrContent ?? null },
        ...{ chargedCurrency: expected.currency, chargedCents: expected.cents },
      }),
    )
  } catch (error) {
    if (error instanceof GatewayRefusal) {
      await refuse(context, payment, error.resultCode)
      throw new Failure('payment.gateway_refused', { details: { resultCode: error.resultCode } })
    }
    if (!(error instanceof GatewayFault)) throw error
    context.ports.log.warn({ err: error, paymentId }, 'a charge was not opened')
    throw new Failure('payment.gateway_unreachable')
  }
}

function refuse(context: RequestContext, { id }: PaymentRow, resultCode: string): Promise<void> {
  return context.asSystem(async (queries) => {
    const payment = await findPaymentForUpdate(queries, id)
    if (payment?.status === 'PENDING')
      await closePayment(context, queries, payment, 'FAILED', { source: 'QUERY', resultCode })
  })
}
