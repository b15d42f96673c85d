import { buildPushPayload, type PushMessage } from '@block65/webcrypto-web-push'
import { readPushSubscription } from '@chonoi/domain'
import type { Ports } from '../ports/ports.ts'
import type { DuePush } from './deliveries.store.ts'
import { openPushKey } from './push-keys.ts'
import type { PushPayload } from './push-payload.ts'

/** `gone`: the push service no longer knows the device. `refused`: it will never take this message. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed'

const timeoutMilliseconds = 10_000
/** A device that is off gets the message when it is back within a day. */
const timeToLiveSeconds = 86_400

type Sender = Pick<Ports, 'push' | 'encryption' | 'supportEmail'>

/** Encrypts a message for its device (RFC 8291) and hands it to the device's push service. */
export async function sendPush(ports: Sender, { device, key }: DuePush, payload: PushPayload): Promise<PushOutcome> {
  const subscription = readPushSubscription(device.token)
  if (!subscription) return 'gone'
  const vapid = { subject: `mailto:${ports.supportEmail}`, ...(await openPushKey(ports, key)) }
  const message = { data: payload, options: { ttl: timeToLiveSeconds, urgency: 'normal' } } as unknown as PushMessage
  const request = await buildPushPayload(message, { ...subscription, expirationTime: null }, vapid)
  const response = await (ports.push.fetch ?? fetch)(subscription.endpoint, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  await response.body?.cancel()
  return outcomeOf(response.status)
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 400 || status === 413) return 'refused'
  return 'failed'
}
