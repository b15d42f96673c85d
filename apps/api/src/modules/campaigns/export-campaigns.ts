import type { Campaign, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, timeOf } from '../spreadsheets/export-list.ts'
import { listCampaigns } from './read-campaigns.ts'

const campaignFile: ListFile<Campaign> = {
  name: 'campaigns',
  sheet: { vi: 'Chiến dịch', en: 'Campaigns' },
  ...{ action: 'campaign.export', entityType: 'campaign', narrowedBy: 'status', namespaces: ['campaigns'] },
  columns: [
    ['Tên', 'Name', ({ name }) => name],
    ['Tiêu đề', 'Subject', ({ subject }) => subject],
    ['Kênh', 'Channel', ({ channel }, say) => say('campaigns', `channel.${channel}`)],
    ['Trạng thái', 'Status', ({ status }, say) => say('campaigns', `status.${status}`)],
    ['Người nhận', 'Recipients', ({ figures }) => figures.recipients],
    ['Đã gửi', 'Sent', ({ figures }) => figures.sent],
    ['Đã đến', 'Delivered', ({ figures }) => figures.delivered],
    ['Đã mở', 'Opened', ({ figures }) => figures.opened],
    ['Đã nhấn', 'Clicked', ({ figures }) => figures.clicked],
    ['Thất bại', 'Failed', ({ figures }) => figures.failed],
    ['Bỏ qua', 'Left out', ({ figures }) => figures.skipped],
    ['Hẹn gửi', 'Scheduled', ({ scheduledAt }) => timeOf(scheduledAt)],
    ['Bắt đầu', 'Started', ({ startedAt }) => timeOf(startedAt)],
    ['Xong', 'Complete', ({ sentAt }) => timeOf(sentAt)],
    ['Ngày tạo', 'Created', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered campaigns with their figures as a file. */
export function exportCampaigns(context: RequestContext, query: QueryOf<'exportCampaigns'>): Promise<Download> {
  return exportList(context, campaignFile, query, async (found) => (await listCampaigns(context, found)).campaigns)
}
