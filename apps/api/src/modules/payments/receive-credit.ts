import { isBankTransfer } from '@chonoi/domain'
import {
  type BankFeed,
  type ChargeState,
  type IncomingNotification,
  isCreditOf,
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
    configs.map(async (config): Promise<readonly Reporter[]> => {
      try {
        const { feeds, accountNumber } = await openBankTransfer(context.ports, config)
        return feeds.filter((feed) => feed.name === name).map((feed) => ({ feed, accountNumber }))
      } catch (err) {
        context.ports.log.error({ err, provider: name, configId: config.id }, 'a gateway could not be opened')
        return []
      }
    }),
  )
  const reporters = opened.flat()
  const last = reporters.at(-1)
  if (!last) throw new Failure('resource.not_found')
  for (const reporter of reporters) {
    const { feed } = reporter
    const reading = feed.read(incoming)
    if (reading.verified) return answer(feed, await credited(context, reporter, reading.credit))
    if (reporter === last) return answer(feed, reading.because)
  }
  return answer(last.feed, 'failed')
}

const answer = (feed: BankFeed, outcome: NotificationOutcome) => new WebhookAnswer(feed.answer(outcome), outcome)

/** A feed, and the account that transfers go to. A feed reports every account of its owner. */
interface Reporter {
  readonly feed: BankFeed
  readonly accountNumber: string
}

type Credit = Extract<ReturnType<BankFeed['read']>, { verified: true }>['credit']

async function credited(
  context: RequestContext,
  { feed, accountNumber }: Reporter,
  credit: Credit,
): Promise<NotificationOutcome> {
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
        if (!isCreditOf(credit, accountNumber)) {
          await missAccount(context, queries, feed.name, { reference, state })
          return { outcome: 'wrong_account', paymentId: null }
        }
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

/** Money on another account than the one that payers were told waits for a person. */
async function missAccount(
  context: RequestContext,
  queries: Queries,
  gateway: string,
  { reference, state }: { reference: string; state: Extract<ChargeState, { status: 'PAID' }> },
): Promise<void> {
  await insertMismatch(queries, {
    ...{ kind: 'WRONG_ACCOUNT', gateway, reference, transactionId: state.transactionId },
    ...{ reportedCurrency: state.paid.currency, reportedCents: state.paid.cents },
  })
  await record(context, queries, paymentMismatched({ reference, id: null }, 'WRONG_ACCOUNT'))
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
