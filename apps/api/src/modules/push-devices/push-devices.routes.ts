import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { currentPushKey } from '../../push/push-keys.ts'
import {
  cleanUpDevices,
  getDevice,
  listDevices,
  listDevicesOf,
  readDeviceStats,
  removeDevice,
  stopDevice,
  updateDevice,
} from './admin-devices.ts'
import { exportAdminPushDevices } from './export-devices.ts'
import { getMyDevice, listMyDevices, removeMyDevice, updateMyDevice } from './my-devices.ts'
import { toOwnedPushDevice, toPushDevice } from './push-device-views.ts'
import { readPushHealth } from './push-devices.store.ts'
import { registerDevice } from './register-device.ts'

const overdueMinutes = 10

export const pushDeviceRoutes = {
  async createPushDevice(context, { body }) {
    return toPushDevice(await registerDevice(context, body))
  },
  async getPushKey(context) {
    const { publicKey } = await context.asSystem((queries) => currentPushKey(queries, context.ports))
    return { publicKey }
  },
  async listMyPushDevices(context, { query }) {
    const { rows, total } = await listMyDevices(context, query)
    return { data: rows.map(toPushDevice), pagination: paginationOf(query.page, query.limit, total) }
  },
  async getMyPushDevice(context, { path }) {
    return toPushDevice(await getMyDevice(context, path.id))
  },
  async updateMyPushDevice(context, { path, body }) {
    return toPushDevice(await updateMyDevice(context, path.id, body))
  },
  async deleteMyPushDevice(context, { path }) {
    await removeMyDevice(context, path.id)
    return { success: true }
  },
  async listAdminPushDevices(context, { query }) {
    const { rows, total } = await listDevices(context, query)
    return { data: rows.map(toOwnedPushDevice), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportAdminPushDevices: (context, { query }) => exportAdminPushDevices(context, query),
  async getAdminPushDevice(context, { path }) {
    return toOwnedPushDevice(await getDevice(context, path.id))
  },
  async updateAdminPushDevice(context, { path, body }) {
    return toOwnedPushDevice(await updateDevice(context, path.id, body))
  },
  async deleteAdminPushDevice(context, { path }) {
    await stopDevice(context, path.id)
    return { success: true }
  },
  async hardDeletePushDevice(context, { path }) {
    await removeDevice(context, path.id)
    return { success: true }
  },
  getPushDeviceStats: (context) => readDeviceStats(context),
  async cleanupInactivePushDevices(context, { query }) {
    return { removed: await cleanUpDevices(context, query.daysInactive ?? 90) }
  },
  async listUserPushDevices(context, { path }) {
    return { data: (await listDevicesOf(context, path.id)).map(toPushDevice) }
  },
  async getPushHealth(context) {
    const overdueSince = new Date(context.ports.now().getTime() - overdueMinutes * 60_000)
    const { isOverdue, activeDevices } = await context.asSystem((queries) => readPushHealth(queries, overdueSince))
    return { status: isOverdue ? 'failing' : 'ok', provider: 'web-push', activeDevices }
  },
} satisfies Routes
