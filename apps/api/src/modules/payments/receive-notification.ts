import type {
  BankFeed,
  ChargeState,
  GatewayNotification,
  IncomingNotification,
  NotificationOutcome,
  PaymentGateway,
} from '@chonoi/payment-gateways'
import { transferCodesIn } from '@chonoi/payment-gateways'
import { isBankTransfer } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import type { RequestOf } from '../../http/handlers.ts'
import { WebhookAnswer } from '../../http/handlers.ts'
import { findGatewayConfigsNamed } from '../gateways/gateways.store.ts'
import { openBankTransfer } from '../gateways/open-bank-transfer.ts'
import { isProvider, isProviderConfig, openGateway } from '../gateways/open-gateway.ts'
import { applyChargeState } from './apply-charge-state.ts'
import { findPlatformTenantId } from './checkout-locks.store.ts'
import { findNotificationOutcome, insertMismatch, insertNotification, lockEvent } from './notifications.store.ts'
import { paymentMismatched } from './payments.events.ts'
import { findPaymentByReference, type PaymentRow } from './payments.store.ts'
import { record } from '../events/record.ts'

type Incoming = RequestOf<'receivePaymentNotification'>

/** A gateway that may have sent a notification, and the configuration behind it. */
interface Sender {
  readonly gateway: PaymentGateway
  readonly configId: string
  readonly isOfPlatform: boolean
}

/**
 * Takes a provider's notification. Its signature is checked on the raw bytes, by every configuration that it may belong
 * to, before anything is looked up; then it goes through the inbox once, and the provider is answered by its own rules.
 * Only the configuration that a payment was made with speaks for it: shops know the secrets of their own.
 */
export async function receiveNotification(
  context: RequestContext,
  provider: Incoming['path']['provider'],
  request: Pick<Incoming, 'bytes' | 'search' | 'headers'>,
): Promise<WebhookAnswer> {
  const incoming: IncomingNotification = {
    query: request.search,
    headers: Object.fromEntries(request.headers),
    body: request.bytes,
  }
  if (provider === 'payos' || provider === 'sepay') return receiveCredit(context, provider, incoming)
  const senders = await openSenders(context, provider)
  const [any] = senders
  if (!any) throw new Failure('resource.not_found')
  let refusal: 'invalid_signature' | 'malformed' = 'invalid_signature'
  let signed: { sender: Sender; notification: GatewayNotification | null } | undefined
  for (const sender of senders) {
    const reading = await sender.gateway.readNotification(incoming)
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
  new WebhookAnswer(from.answerNotification(outcome))

/** The platform's first: nearly all payments are made with them. */
async function openSenders(context: RequestContext, provider: string): Promise<Sender[]> {
  if (!isProvider(provider)) return []
  const { configs, platformId } = await context.asSystem(async (queries) => ({
    configs: await findGatewayConfigsNamed(queries, provider),
    platformId: await findPlatformTenantId(queries),
  }))
  const senders = await Promise.all(
    configs.filter(isProviderConfig).map(async (config) => ({
      gateway: await openGateway(context.ports, config),
      configId: config.id,
      isOfPlatform: config.tenantId === platformId,
    })),
  )
  return senders.toSorted((one, other) => Number(other.isOfPlatform) - Number(one.isOfPlatform))
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
      ({ gatewayConfigId }) => gatewayConfigId === configId,
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

interface InboxEvent {
  readonly eventId: string
  readonly reference: string
  readonly state: ChargeState
}

/**
 * One transaction: the event enters the inbox and is applied, or nothing happens. What an untrusted source says of a
 * payment that isn't its own concerns nobody.
 */
function throughInbox(
  context: RequestContext,
  { name: gateway, isTrusted }: { name: string; isTrusted: boolean },
  { eventId, reference, state }: InboxEvent,
  fits: (payment: PaymentRow) => boolean,
): Promise<NotificationOutcome> {
  return context.asSystem(async (queries) => {
    await lockEvent(queries, gateway, eventId)
    const before = await findNotificationOutcome(queries, gateway, eventId)
    if (before) return before === 'wrong_amount' || before === 'unknown_reference' ? before : 'duplicate'
    const named = await findPaymentByReference(queries, reference)
    const payment = named && fits(named) ? named : undefined
    const outcome = payment
      ? await applyChargeState(context, queries, payment, state, 'NOTIFICATION')
      : state.status === 'PAID'
        ? 'unknown_reference'
        : 'ignored'
    await insertNotification(queries, {
      ...{ gateway, eventKey: eventId, reference, paymentId: payment?.id ?? null, outcome },
    })
    if (isTrusted && outcome === 'unknown_reference' && state.status === 'PAID') {
      await insertMismatch(queries, {
        ...{ kind: 'UNKNOWN_REFERENCE', gateway, reference, transactionId: state.transactionId },
        ...{ reportedCurrency: state.paid.currency, reportedCents: state.paid.cents },
      })
      await record(context, queries, paymentMismatched({ reference, id: null }, 'UNKNOWN_REFERENCE'))
    }
    return outcome
  })
}

/** A bank feed's credit: found by the code in the transfer's text. */
async function receiveCredit(
  context: RequestContext,
  name: 'payos' | 'sepay',
  incoming: IncomingNotification,
): Promise<WebhookAnswer> {
  const configs = await context.asSystem(async (queries) => {
    // Transfers go to the platform's account; what a shop's own feed says of them proves nothing.
    const platformId = await findPlatformTenantId(queries)
    return (await findGatewayConfigsNamed(queries, 'bank_transfer')).filter(({ tenantId }) => tenantId === platformId)
  })
  const opened = await Promise.all(configs.map((config) => openBankTransfer(context.ports, config)))
  const feeds = opened.flatMap((transfer) => transfer.feeds).filter((feed) => feed.name === name)
  const last = feeds.at(-1)
  if (!last) throw new Failure('resource.not_found')
  for (const feed of feeds) {
    const reading = feed.read(incoming)
    if (reading.verified) return new WebhookAnswer(feed.answer(await credited(context, feed, reading.credit)))
    if (feed === last) return new WebhookAnswer(feed.answer(reading.because))
  }
  return new WebhookAnswer(last.answer('failed'))
}

type Credit = Extract<ReturnType<BankFeed['read']>, { verified: true }>['credit']

async function credited(context: RequestContext, feed: BankFeed, credit: Credit): Promise<NotificationOutcome> {
  if (!credit) return 'ignored'
  const { eventId, amountInCents, content, bankReference } = credit
  const codes = transferCodesIn(content)
  const paid = { currency: 'VND', cents: amountInCents } as const
  const state: ChargeState = { status: 'PAID', paid, transactionId: bankReference }
  const reference = await context.asSystem(async (queries) => {
    for (const code of codes) if (await findPaymentByReference(queries, code)) return code
    return codes[0] ?? content.slice(0, 100)
  })
  try {
    return await throughInbox(
      context,
      { name: feed.name, isTrusted: true },
      { eventId, reference, state },
      ({ method }) => isBankTransfer(method),
    )
  } catch (err) {
    context.ports.log.error({ err, reference }, 'a credit was not applied')
    return 'failed'
  }
}
