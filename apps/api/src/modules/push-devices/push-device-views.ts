import type { OwnedPushDevice, PushDevice } from '@chonoi/contract'
import type { OwnedDeviceRow, PushDeviceRow } from './push-devices.store.ts'

/** A device without its token, with which messages could be sent to it. */
export function toPushDevice(row: PushDeviceRow): PushDevice {
  const { id, userId, deviceType, deviceName, appVersion, osVersion, isActive } = row
  return {
    ...{ id, userId, deviceType, deviceName, appVersion, osVersion, isActive },
    lastSeenAt: row.lastSeenAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export const toOwnedPushDevice = ({ device, user }: OwnedDeviceRow): OwnedPushDevice => ({
  ...toPushDevice(device),
  user,
})
