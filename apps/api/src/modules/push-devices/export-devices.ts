import type { OwnedPushDevice, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { listDevices } from './admin-devices.ts'
import { toOwnedPushDevice } from './push-device-views.ts'

const deviceFile: ListFile<OwnedPushDevice> = {
  name: 'push-devices',
  sheet: { vi: 'Thiết bị nhận thông báo', en: 'Push devices' },
  ...{ action: 'push_device.export', entityType: 'push_device', narrowedBy: 'deviceType' },
  namespaces: ['notifications'],
  columns: [
    ['Thiết bị', 'Device', ({ deviceName }) => deviceName],
    ['Loại', 'Type', ({ deviceType }, say) => say('notifications', `allDevices.type.${deviceType}`)],
    ['Hệ điều hành', 'System', ({ osVersion }) => osVersion],
    ['Phiên bản ứng dụng', 'App version', ({ appVersion }) => appVersion],
    ['Chủ thiết bị', 'Owner', ({ user }) => nameOf(user)],
    ['E-mail', 'E-mail', ({ user }) => user.email],
    [
      'Trạng thái',
      'Status',
      ({ isActive }, say) => say('notifications', isActive ? 'allDevices.active' : 'allDevices.inactive'),
    ],
    ['Hoạt động gần nhất', 'Last seen', ({ lastSeenAt }) => timeOf(lastSeenAt)],
    ['Ngày thêm', 'Added', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered devices of everybody as a file, without their tokens. */
export function exportAdminPushDevices(
  context: RequestContext,
  query: QueryOf<'exportAdminPushDevices'>,
): Promise<Download> {
  return exportList(context, deviceFile, query, async (found) =>
    (await listDevices(context, found)).rows.map(toOwnedPushDevice),
  )
}
