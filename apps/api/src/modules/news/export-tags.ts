import type { NewsTag, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile } from '../spreadsheets/export-list.ts'
import { findTenantTags } from './tags.store.ts'

const tagFile: ListFile<NewsTag> = {
  name: 'news-tags',
  sheet: { vi: 'Thẻ', en: 'Tags' },
  ...{ action: 'tag.export', entityType: 'news_tag', narrowedBy: 'search', namespaces: [] },
  columns: [
    ['Tên', 'Name', ({ name }) => name],
    ['Đường dẫn', 'Slug', ({ slug }) => slug],
    ['Bài trên trang', 'Articles on the site', ({ articleCount }) => articleCount],
  ],
}

/** The matching tags of the current tenant as a file, unused ones too. */
export function exportNewsTags(context: RequestContext, query: QueryOf<'exportNewsTags'>): Promise<Download> {
  return exportList(
    context,
    tagFile,
    query,
    async (found) => (await context.transaction((queries) => findTenantTags(queries, context.tenantId, found))).rows,
  )
}
