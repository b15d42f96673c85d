import type { QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile } from '../spreadsheets/export-list.ts'
import { findSeriesPage, type SeriesView } from './series.store.ts'

const seriesFile: ListFile<SeriesView> = {
  name: 'series',
  sheet: { vi: 'Loạt bài', en: 'Series' },
  ...{ action: 'series.export', entityType: 'series', narrowedBy: 'search', namespaces: ['series'] },
  columns: [
    ['Tên loạt bài', 'Title', ({ title }) => title],
    ['Đường dẫn', 'Slug', ({ slug }) => slug],
    ['Mô tả', 'Description', ({ description }) => description],
    ['Số bài', 'Articles', ({ articleCount }) => articleCount],
    ['Hiển thị', 'Visibility', ({ isActive }, say) => say('series', isActive ? 'active' : 'inactive')],
    ['Tiến độ', 'Progress', ({ isCompleted }, say) => say('series', isCompleted ? 'completed' : 'ongoing')],
    ['Ngày tạo', 'Created', ({ createdAt }) => createdAt],
    ['Ngày cập nhật', 'Changed', ({ updatedAt }) => updatedAt],
  ],
}

/** The filtered series of the current tenant as a file, inactive and empty ones too. */
export function exportSeries(context: RequestContext, query: QueryOf<'exportSeries'>): Promise<Download> {
  return exportList(
    context,
    seriesFile,
    query,
    async (found) => (await context.transaction((queries) => findSeriesPage(queries, context.tenantId, found))).rows,
  )
}
