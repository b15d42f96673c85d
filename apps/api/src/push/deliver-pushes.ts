import { inScope, systemScope } from '../database/scope.ts'
import type { Queries } from '../database/database.ts'
import type { JobTools } from '../jobs/job.ts'
import { noteCampaignPush } from './campaign-pushes.store.ts'
import { type DeliveryOutcome, noteDelivery } from '../modules/order-notifications/note-delivery.store.ts'
import { claimDuePushes, deletePush, type DuePush, retireDevice, setPushDue } from './deliveries.store.ts'
import { pushPayload } from './push-payload.ts'
import { type PushOutcome, sendPush } from './send-push.ts'

const atOnce = 20
const maxAttempts = 5
const minute = 60_000
/** After 2, 4, 8, 16 minutes. */
const nextTry = (now: Date, attempts: number) => new Date(now.getTime() + minute * 2 ** Math.max(1, attempts))

/**
 * Sends messages that are due, all or some by their ids, and counts the outcomes. One that was claimed by a process that
 * died is due again later: it may come twice, then it replaces itself on the device. It is given up after five attempts.
 */
export async function deliverPushes(
  tools: JobTools,
  among?: readonly string[],
): Promise<{ sent: number; failed: number }> {
  const counted = { sent: 0, failed: 0 }
  for (;;) {
    const now = tools.ports.now()
    const claim = { now, again: nextTry(now, 1), limit: atOnce, ...(among && { among }) }
    const due = await inScope(tools.database, systemScope, ({ queries }) => claimDuePushes(queries, claim))
    const outcomes = await Promise.all(due.map((push) => deliverOne(tools, push)))
    counted.sent += outcomes.filter((outcome) => outcome === 'sent').length
    counted.failed += outcomes.filter((outcome) => outcome !== 'sent').length
    if (due.length < atOnce) return counted
  }
}

async function deliverOne(tools: JobTools, push: DuePush): Promise<PushOutcome> {
  const { database, ports } = tools
  const outcome = await attempt(tools, push)
  await inScope(database, systemScope, ({ queries }) => noteOutcome(queries, push, outcome, ports.now()))
  return outcome
}

/** People who left the site or switched the device off meanwhile get nothing. */
async function attempt({ ports }: JobTools, push: DuePush): Promise<PushOutcome> {
  if (!push.device.isActive || !push.reader.isActive) return 'refused'
  try {
    return await sendPush(ports, push, await pushPayload(push))
  } catch (err) {
    ports.log.error({ err, pushDeliveryId: push.id }, 'a push message was not sent')
    return 'failed'
  }
}

async function noteOutcome(queries: Queries, push: DuePush, outcome: PushOutcome, now: Date): Promise<void> {
  if (push.notification) await noteDelivery(queries, push.notification.id, 'PUSH', deliveryOf(push, outcome, now))
  await settlePush(queries, push, outcome, now)
  if (push.recipientToken) await noteCampaignPush(queries, push.recipientToken, outcome === 'sent', now)
}

async function settlePush(queries: Queries, push: DuePush, outcome: PushOutcome, now: Date): Promise<void> {
  if (outcome === 'gone') await retireDevice(queries, push.device.id)
  else if (outcome === 'failed' && push.attempts < maxAttempts)
    await setPushDue(queries, push.id, nextTry(now, push.attempts))
  else await deletePush(queries, push.id)
}

/** It stays pending for the other devices; the database ends it with its last one. */
function deliveryOf({ reader, device }: DuePush, outcome: PushOutcome, at: Date): DeliveryOutcome {
  if (outcome === 'sent') return { status: 'SENT', at }
  if (!reader.isActive) return { status: 'PENDING', reason: 'ACCOUNT_CLOSED' }
  const isGone = outcome === 'gone' || !device.isActive
  return { status: 'PENDING', reason: isGone ? 'DEVICE_GONE' : 'PUSH_FAILED' }
}
