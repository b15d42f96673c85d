import type { Event } from '../events/event.ts'
import type { OwnedDeviceRow } from './push-devices.store.ts'

const about = ({ device, user }: OwnedDeviceRow) => ({
  values: { customer: user.email },
  entityType: 'push_device' as const,
  entityId: device.id,
})

export const pushDeviceChanged = (device: OwnedDeviceRow, changes: Readonly<Record<string, unknown>>): Event => ({
  audit: { action: 'push_device.update', ...about(device), changes },
})

export const pushDeviceStopped = (device: OwnedDeviceRow): Event => ({
  audit: { action: 'push_device.deactivate', ...about(device) },
})

export const pushDeviceDeleted = (device: OwnedDeviceRow): Event => ({
  audit: { action: 'push_device.delete', ...about(device), severity: 'WARNING' },
})

export const pushDevicesCleanedUp = (total: number, daysInactive: number): Event => ({
  audit: {
    ...{ action: 'push_device.cleanup', values: { total }, entityType: 'push_device', entityId: null },
    changes: { daysInactive },
  },
})
