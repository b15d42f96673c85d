import type { BodyOf, PushDeviceStats, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findUserName } from '../users/users.store.ts'
import { pushDeviceChanged, pushDeviceDeleted, pushDevicesCleanedUp, pushDeviceStopped } from './push-devices.events.ts'
import {
  changeDevice,
  countDevices,
  deleteDevice,
  deleteDevicesUnseenSince,
  findAllDevices,
  findDevicesOf,
  findOwnedDevice,
  type OwnedDeviceRow,
  type PushDeviceRow,
} from './push-devices.store.ts'

const day = 86_400_000

export function listDevices(
  context: RequestContext,
  query: QueryOf<'listAdminPushDevices'> & { page: number; limit: number },
) {
  return context.transaction((queries) => findAllDevices(queries, query))
}

export function getDevice(context: RequestContext, id: string): Promise<OwnedDeviceRow> {
  return context.transaction(async (queries) => found(await findOwnedDevice(queries, id)))
}

export function updateDevice(
  context: RequestContext,
  id: string,
  change: BodyOf<'updateAdminPushDevice'>,
): Promise<OwnedDeviceRow> {
  return context.transaction(async (queries) => {
    const before = found(await findOwnedDevice(queries, id))
    await changeDevice(queries, id, change)
    await record(context, queries, pushDeviceChanged(before, change))
    return found(await findOwnedDevice(queries, id))
  })
}

export function stopDevice(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const device = found(await findOwnedDevice(queries, id))
    await changeDevice(queries, id, { isActive: false })
    await record(context, queries, pushDeviceStopped(device))
  })
}

export function removeDevice(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const device = found(await findOwnedDevice(queries, id))
    await deleteDevice(queries, id)
    await record(context, queries, pushDeviceDeleted(device))
  })
}

/** Deletes devices that weren't seen for that many days (NOTIF-06). Returns how many. */
export function cleanUpDevices(context: RequestContext, daysInactive: number): Promise<number> {
  const since = new Date(context.ports.now().getTime() - daysInactive * day)
  return context.transaction(async (queries) => {
    const removed = await deleteDevicesUnseenSince(queries, since)
    await record(context, queries, pushDevicesCleanedUp(removed, daysInactive))
    return removed
  })
}

export async function readDeviceStats(context: RequestContext): Promise<PushDeviceStats> {
  const groups = await context.transaction(countDevices)
  const sum = (some: typeof groups) => some.reduce((total, { count }) => total + count, 0)
  const types = [...new Set(groups.map(({ deviceType }) => deviceType))].toSorted()
  return {
    total: sum(groups),
    active: sum(groups.filter(({ isActive }) => isActive)),
    inactive: sum(groups.filter(({ isActive }) => !isActive)),
    byType: types.map((deviceType) => ({
      deviceType,
      count: sum(groups.filter((group) => group.deviceType === deviceType)),
    })),
  }
}

/** All devices of a user; a 404 when the user doesn't exist. */
export function listDevicesOf(context: RequestContext, userId: string): Promise<PushDeviceRow[]> {
  return context.transaction(async (queries) => {
    found(await findUserName(queries, userId))
    return (await findDevicesOf(queries, userId, { page: 1, limit: 100 })).rows
  })
}
