import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { readPushSubscription } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import { currentPushKey } from '../../push/push-keys.ts'
import { keepRecentDevices, type PushDeviceRow, putDevice } from './push-devices.store.ts'

export const maxDevices = 20

/** Registers a device for the caller. Again updates it; a token of somebody else is taken over. */
export function registerDevice(context: RequestContext, body: BodyOf<'createPushDevice'>): Promise<PushDeviceRow> {
  const { deviceToken, deviceType = 'WEB', deviceName = '', appVersion = null, osVersion = null } = body
  if (deviceType === 'WEB' && !readPushSubscription(deviceToken))
    refuseFields([{ field: 'deviceToken', code: 'push.subscription_invalid' }])
  const { person, ports } = context
  // The row may be somebody else's, which the caller may not see.
  return context.asSystem(async (queries) => {
    const pushKeyId = deviceType === 'WEB' ? (await currentPushKey(queries, ports)).id : null
    const device = await putDevice(queries, {
      ...{ id: randomUUID(), userId: person.id, sessionId: person.sessionId, pushKeyId, deviceToken, deviceType },
      ...{ deviceName, appVersion, osVersion, lastSeenAt: ports.now() },
    })
    await keepRecentDevices(queries, person.id, maxDevices)
    return device
  })
}
