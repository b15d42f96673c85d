import type { ChargeState, NotificationOutcome } from '@chonoi/payment-gateways'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { findNotificationOutcome, insertMismatch, insertNotification, lockEvent } from './notifications.store.ts'
import { paymentMismatched } from './payments.events.ts'

export interface InboxEvent {
  readonly eventId: string
  readonly reference: string
  readonly state: ChargeState
}

export interface Applied {
  readonly outcome: NotificationOutcome
  readonly paymentId: string | null
}

/** Money for something that isn't known waits for a person; all else about it concerns nobody. */
export const unknownOutcome = ({ status }: ChargeState): NotificationOutcome =>
  status === 'PAID' ? 'unknown_reference' : 'ignored'

/**
 * One transaction: the event enters the inbox and is applied, or nothing happens. An event that was received before
 * changes nothing. What an untrusted source says of a payment that isn't its own concerns nobody.
 */
export function throughInbox(
  context: RequestContext,
  { name: gateway, isTrusted }: { name: string; isTrusted: boolean },
  { eventId, reference, state }: InboxEvent,
  apply: (queries: Queries, state: ChargeState) => Promise<Applied>,
): Promise<NotificationOutcome> {
  return context.asSystem(async (queries) => {
    await lockEvent(queries, gateway, eventId)
    const before = await findNotificationOutcome(queries, gateway, eventId)
    if (before) return before === 'wrong_amount' || before === 'unknown_reference' ? before : 'duplicate'
    const { outcome, paymentId } = await apply(queries, state)
    await insertNotification(queries, { gateway, eventKey: eventId, reference, paymentId, outcome })
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
