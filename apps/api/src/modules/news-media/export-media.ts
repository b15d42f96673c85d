import type { QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile } from '../spreadsheets/export-list.ts'
import { listMedia } from './media.ts'
import type { MediaRow } from './media.store.ts'

const mediaFile: ListFile<MediaRow> = {
  name: 'news-media',
  sheet: { vi: 'Thư viện ảnh', en: 'Media library' },
  ...{ action: 'media.export', entityType: 'news_media', narrowedBy: 'search', namespaces: [] },
  columns: [
    ['Tên', 'Name', ({ name }) => name],
    ['Mô tả ảnh', 'Alternative text', ({ altText }) => altText],
    ['Địa chỉ', 'Address', ({ url }) => url],
    ['Rộng (px)', 'Width (px)', ({ width }) => width],
    ['Cao (px)', 'Height (px)', ({ height }) => height],
    ['Dung lượng (byte)', 'Size (bytes)', ({ sizeInBytes }) => sizeInBytes],
    ['Số bài dùng', 'Articles with it', ({ articleCount }) => articleCount],
    ['Ngày tải lên', 'Uploaded', ({ createdAt }) => createdAt],
  ],
}

/** The matching pictures of the current tenant's library as a file: what they are, and where. */
export function exportNewsMedia(context: RequestContext, query: QueryOf<'exportNewsMedia'>): Promise<Download> {
  return exportList(context, mediaFile, query, async (found) => (await listMedia(context, found)).rows)
}
