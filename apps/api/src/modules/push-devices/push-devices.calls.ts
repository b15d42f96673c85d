import type { Calls } from '../../../test/calls/call.ts'
import { arrangedSubscription } from '../../../test/testing/arrange-push.ts'
import type { pushDeviceRoutes } from './push-devices.routes.ts'

const own = { path: ({ pushDevice }: { pushDevice: string }) => ({ id: pushDevice }), row: 'personal' } as const
const any = {
  path: ({ pushDevice }: { pushDevice: string }) => ({ id: pushDevice }),
  row: 'anybody',
} as const

export const pushDeviceCalls = {
  createPushDevice: {
    body: () => ({ deviceToken: arrangedSubscription(), deviceName: 'Chrome' }),
    fixed: ['deviceToken', 'deviceType'],
    reachesNobody: 'byToken',
  },
  getPushKey: { reachesNobody: 'nobodys', unwatched: 'oneRow' },
  listMyPushDevices: { unwatched: 'few' },
  getMyPushDevice: { ...own, unwatched: 'oneRow' },
  updateMyPushDevice: { ...own, body: { deviceName: 'Chrome' } },
  deleteMyPushDevice: own,
  listAdminPushDevices: {
    names: { 'query.userId': { others: 'yes' } },
    watched: [{ name: 'all push devices', index: 'push_devices_seen', isInOrder: true, countsAll: true }],
  },
  exportAdminPushDevices: {
    names: { 'query.userId': { others: 'yes' } },
    unwatched: 'writes all that it lists into a file, now and then',
  },
  getAdminPushDevice: { ...any, unwatched: 'oneRow' },
  updateAdminPushDevice: { ...any, body: { isActive: true } },
  deleteAdminPushDevice: any,
  hardDeletePushDevice: any,
  getPushDeviceStats: { unwatched: 'sums' },
  cleanupInactivePushDevices: {},
  listUserPushDevices: { path: ({ user }) => ({ id: user }), row: 'anybody', unwatched: 'few' },
  getPushHealth: {
    reachesNobody: 'byServer',
    publicFigures: { activeDevices: 'how many devices the whole market has says nothing of anybody' },
    unwatched: 'sums',
  },
} satisfies Calls<keyof typeof pushDeviceRoutes>
