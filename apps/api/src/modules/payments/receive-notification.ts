import type {
  ChargeState,
  GatewayNotification,
  IncomingNotification,
  NotificationOutcome,
  PaymentGateway,
} from '@chonoi/payment-gateways'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { networkOf } from '../../http/network-of.ts'
import type { RequestOf } from '../../http/handlers.ts'
import { WebhookAnswer } from '../../http/handlers.ts'
import { findGatewayConfigsNamed } from '../gateways/gateways.store.ts'
import { isProvider, isProviderConfig, openGateway } from '../gateways/open-gateway.ts'
import { applyChargeState } from './apply-charge-state.ts'
import { findPlatformTenantId } from './checkout-locks.store.ts'
import { throughInbox, unknownOutcome } from './notification-inbox.ts'
import { findPaymentByReference } from './payments.store.ts'
import { receiveCredit } from './receive-credit.ts'

type Incoming = RequestOf<'receivePaymentNotification'>

/** A gateway that may have sent a notification, and the configuration behind it. */
interface Sender {
  readonly gateway: PaymentGateway
  readonly configId: string
  readonly isOfPlatform: boolean
}

/** Takes a provider's notification. Refused ones count against the network that they come from. */
export async function receiveNotification(
  context: RequestContext,
  provider: Incoming['path']['provider'],
  request: Pick<Incoming, 'bytes' | 'search' | 'headers'>,
): Promise<WebhookAnswer> {
  const { rateLimits } = context.ports
  const network = networkOf(context.facts.address)
  await rateLimits.consume('notification', network)
  const answered = await received(context, provider, {
    query: request.search,
    headers: Object.fromEntries(request.headers),
    body: request.bytes,
  })
  if (!isRefusal(answered.outcome)) await rateLimits.refund('notification', network)
  return answered
}

const isRefusal = (outcome: NotificationOutcome | undefined) =>
  outcome === 'invalid_signature' || outcome === 'malformed'

/**
 * Its signature is checked on the raw bytes, by every configuration that it may belong to, before anything is looked up;
 * then it goes through the inbox once, and the provider is answered by its own rules. Only the configuration that a
 * payment was made with speaks for it: shops know the secrets of their own. One that can't check is passed over, so that
 * a shop's wrong credentials concern that shop alone.
 */
async function received(
  context: RequestContext,
  provider: Incoming['path']['provider'],
  incoming: IncomingNotification,
): Promise<WebhookAnswer> {
  if (provider === 'payos' || provider === 'sepay') return receiveCredit(context, provider, incoming)
  const senders = await openSenders(context, provider)
  const [any] = senders
  if (!any) throw new Failure('resource.not_found')
  let refusal: 'invalid_signature' | 'malformed' = 'invalid_signature'
  let signed: { sender: Sender; notification: GatewayNotification | null } | undefined
  const claimed = any.gateway.claimedReference?.(incoming)
  if (claimed === null) return answer(any.gateway, 'ignored')
  for (const sender of claimed === undefined ? senders : await meantBy(context, senders, claimed)) {
    const reading = await sender.gateway.readNotification(incoming).catch((err: unknown) => {
      context.ports.log.error({ err, provider, configId: sender.configId }, 'a gateway could not check a notification')
    })
    if (!reading) continue
    if (!reading.verified) {
      refusal = reading.because
      continue
    }
    const { notification } = reading
    signed ??= { sender, notification }
    if (await speaksFor(context, sender, notification))
      return answer(sender.gateway, await applied(context, sender, notification))
  }
  if (signed) return answer(signed.sender.gateway, await applied(context, signed.sender, signed.notification))
  context.ports.log.warn({ provider, because: refusal }, 'a notification was refused')
  return answer(any.gateway, refusal)
}

/** The configurations that may have sent what names a reference: the platform's, and the one of its payment. */
async function meantBy(context: RequestContext, senders: readonly Sender[], reference: string): Promise<Sender[]> {
  const payment = await context.asSystem((queries) => findPaymentByReference(queries, reference))
  return senders.filter(({ configId, isOfPlatform }) => isOfPlatform || configId === payment?.gatewayConfigId)
}

async function speaksFor(
  context: RequestContext,
  { configId }: Sender,
  notification: GatewayNotification | null,
): Promise<boolean> {
  if (!notification) return true
  const payment = await context.asSystem((queries) => findPaymentByReference(queries, notification.reference))
  return payment?.gatewayConfigId === configId
}

const answer = (from: Pick<PaymentGateway, 'answerNotification'>, outcome: NotificationOutcome) =>
  new WebhookAnswer(from.answerNotification(outcome), outcome)

/** The platform's first: nearly all payments are made with them. */
async function openSenders(context: RequestContext, provider: string): Promise<Sender[]> {
  if (!isProvider(provider)) return []
  const { configs, platformId } = await context.asSystem(async (queries) => ({
    configs: await findGatewayConfigsNamed(queries, provider),
    platformId: await findPlatformTenantId(queries),
  }))
  const senders = await Promise.all(
    configs.filter(isProviderConfig).map(async (config) => {
      try {
        const gateway = await openGateway(context.ports, config)
        return [{ gateway, configId: config.id, isOfPlatform: config.tenantId === platformId }]
      } catch (err) {
        context.ports.log.error({ err, provider, configId: config.id }, 'a gateway could not be opened')
        return []
      }
    }),
  )
  return senders.flat().toSorted((one, other) => Number(other.isOfPlatform) - Number(one.isOfPlatform))
}

async function applied(
  context: RequestContext,
  sender: Sender,
  notification: GatewayNotification | null,
): Promise<NotificationOutcome> {
  if (!notification) return 'ignored'
  const { reference, state } = notification
  const { gateway, configId, isOfPlatform } = sender
  const isKnown = await speaksFor(context, sender, notification)
  const settled = isKnown ? await settledState(context, gateway, notification) : null
  // A shop can sign events of any name; they must not take the place of another configuration's.
  const eventId = isOfPlatform ? notification.eventId : `${configId} ${notification.eventId}`
  try {
    return await throughInbox(
      context,
      { name: gateway.name, isTrusted: isOfPlatform },
      { eventId, reference, state: settled ?? state },
      async (queries, news) => {
        const payment = await findPaymentByReference(queries, reference)
        if (payment?.gatewayConfigId !== configId) return { outcome: unknownOutcome(news), paymentId: null }
        const outcome = await applyChargeState(context, queries, payment, news, 'NOTIFICATION')
        return { outcome, paymentId: payment.id }
      },
    )
  } catch (err) {
    context.ports.log.error({ err, reference }, 'a notification was not applied')
    return 'failed'
  }
}

/** PayPal's customer only approves; the query captures, and its answer is what counts. */
async function settledState(
  context: RequestContext,
  gateway: PaymentGateway,
  { reference, state }: GatewayNotification,
): Promise<ChargeState | null> {
  if (state.status !== 'PENDING') return null
  const payment = await context.asSystem((queries) => findPaymentByReference(queries, reference))
  if (payment?.status !== 'PENDING') return null
  const { gatewayReference, createdAt, customerAddress } = payment
  return gateway.query({ reference, gatewayReference, createdAt, customerAddress }).catch((err: unknown) => {
    context.ports.log.warn({ err, reference }, 'a gateway did not say what became of a payment')
    return null
  })
}
