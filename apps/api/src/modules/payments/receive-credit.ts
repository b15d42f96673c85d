import { isBankTransfer } from '@chonoi/domain'
import {
  type BankFeed,
  type ChargeState,
  type IncomingNotification,
  type NotificationOutcome,
  transferCodesIn,
} from '@chonoi/payment-gateways'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { WebhookAnswer } from '../../http/handlers.ts'
import { creditTransfer } from '../deposits/credit-transfer.ts'
import { findTransferNamed } from '../deposits/open-transfer.store.ts'
import { record } from '../events/record.ts'
import { findGatewayConfigsNamed } from '../gateways/gateways.store.ts'
import { openBankTransfer } from '../gateways/open-bank-transfer.ts'
import { applyChargeState } from './apply-charge-state.ts'
import { findPlatformTenantId } from './checkout-locks.store.ts'
import { type Applied, throughInbox, unknownOutcome } from './notification-inbox.ts'
import { hasCredit, insertMismatch } from './notifications.store.ts'
import { paymentMismatched } from './payments.events.ts'
import { findPaymentByReference, type PaymentRow } from './payments.store.ts'

/** Takes a bank feed's credit: found by the code in the transfer's text, of a payment or of a deposit. */
export async function receiveCredit(
  context: RequestContext,
  name: 'payos' | 'sepay',
  incoming: IncomingNotification,
): Promise<WebhookAnswer> {
  const configs = await context.asSystem(async (queries) => {
    // Transfers go to the platform's account; what a shop's own feed says of them proves nothing.
    const platformId = await findPlatformTenantId(queries)
    return (await findGatewayConfigsNamed(queries, 'bank_transfer')).filter(({ tenantId }) => tenantId === platformId)
  })
  const opened = await Promise.all(
    configs.map(async (config) => {
      try {
        return (await openBankTransfer(context.ports, config)).feeds
      } catch (err) {
        context.ports.log.error({ err, provider: name, configId: config.id }, 'a gateway could not be opened')
        return []
      }
    }),
  )
  const feeds = opened.flat().filter((feed) => feed.name === name)
  const last = feeds.at(-1)
  if (!last) throw new Failure('resource.not_found')
  for (const feed of feeds) {
    const reading = feed.read(incoming)
    if (reading.verified) return answer(feed, await credited(context, feed, reading.credit))
    if (feed === last) return answer(feed, reading.because)
  }
  return answer(last, 'failed')
}

const answer = (feed: BankFeed, outcome: NotificationOutcome) => new WebhookAnswer(feed.answer(outcome), outcome)

type Credit = Extract<ReturnType<BankFeed['read']>, { verified: true }>['credit']

async function credited(context: RequestContext, feed: BankFeed, credit: Credit): Promise<NotificationOutcome> {
  if (!credit) return 'ignored'
  const { eventId, amountInCents, content, bankReference } = credit
  const paid = { currency: 'VND', cents: amountInCents } as const
  const state = { status: 'PAID', paid, transactionId: bankReference } as const
  const named = await context.asSystem((queries) => findNamed(queries, transferCodesIn(content)))
  const reference = named?.reference ?? transferCodesIn(content)[0] ?? content.slice(0, 100)
  try {
    return await throughInbox(
      context,
      { name: feed.name, isTrusted: true },
      { eventId, reference, state },
      async (queries): Promise<Applied> => {
        if (!named) return { outcome: unknownOutcome(state), paymentId: null }
        if (named.payment) {
          const outcome = await applyChargeState(context, queries, named.payment, state, 'NOTIFICATION')
          return { outcome, paymentId: named.payment.id }
        }
        const wasReported = () => hasCredit(queries, reference)
        const outcome = await creditTransfer(context, queries, named.depositId, { amountInCents, wasReported })
        if (outcome === 'wrong_amount') await missDeposit(context, queries, feed.name, { ...named, state })
        return { outcome, paymentId: null }
      },
    )
  } catch (err) {
    // Not the transfer's text, in which people write their names and numbers.
    context.ports.log.error({ err, feed: feed.name, eventId }, 'a credit was not applied')
    return 'failed'
  }
}

type Named =
  | { reference: string; payment: PaymentRow }
  | { reference: string; payment: null; depositId: string; amountInCents: number }

/** What the codes of a transfer name: the first payment by transfer, or else the first deposit. */
async function findNamed(queries: Queries, codes: readonly string[]): Promise<Named | null> {
  for (const reference of codes) {
    const payment = await findPaymentByReference(queries, reference)
    if (payment && isBankTransfer(payment.method)) return { reference, payment }
  }
  for (const code of codes) {
    const deposit = await findTransferNamed(queries, code)
    // Administrators look a deposit up by its own reference.
    if (deposit)
      return {
        ...{ reference: deposit.depositReference, payment: null, depositId: deposit.id },
        amountInCents: deposit.amountInCents,
      }
  }
  return null
}

/** Another amount than the deposit's waits for a person. */
async function missDeposit(
  context: RequestContext,
  queries: Queries,
  gateway: string,
  found: { reference: string; amountInCents: number; state: Extract<ChargeState, { status: 'PAID' }> },
): Promise<void> {
  const { reference, amountInCents, state } = found
  await insertMismatch(queries, {
    ...{ kind: 'WRONG_AMOUNT', gateway, reference, expectedInCents: amountInCents },
    ...{ transactionId: state.transactionId, reportedCurrency: state.paid.currency, reportedCents: state.paid.cents },
  })
  await record(context, queries, paymentMismatched({ reference, id: null }, 'WRONG_AMOUNT'))
}
