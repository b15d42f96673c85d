import type { ArticleSummary, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, timeOf } from '../spreadsheets/export-list.ts'
import { toArticleSummary } from './article-views.ts'
import { findArticlePage } from './articles.store.ts'

const articleFile: ListFile<ArticleSummary> = {
  name: 'articles',
  sheet: { vi: 'Bài viết', en: 'Articles' },
  ...{ action: 'article.export', entityType: 'article', narrowedBy: 'status', namespaces: ['newsManagement'] },
  columns: [
    ['Tiêu đề', 'Title', ({ title }) => title],
    ['Đường dẫn', 'Slug', ({ slug }) => slug],
    ['Tóm tắt', 'Excerpt', ({ excerpt }) => excerpt],
    ['Danh mục', 'Category', ({ category }) => category?.name ?? null],
    ['Thẻ', 'Tags', ({ tags }) => tags.join(', ')],
    ['Trạng thái', 'Status', ({ status }, say) => say('newsManagement', `status.${status}`)],
    ['Ngày xuất bản', 'Published', ({ publishedAt }) => timeOf(publishedAt)],
    ['Ngày tạo', 'Created', ({ createdAt }) => timeOf(createdAt)],
    ['Ngày cập nhật', 'Changed', ({ updatedAt }) => timeOf(updatedAt)],
  ],
}

/** The filtered articles of the current tenant as a file, without their texts. */
export function exportArticles(context: RequestContext, query: QueryOf<'exportArticles'>): Promise<Download> {
  return exportList(context, articleFile, query, async (found) =>
    (await context.transaction((queries) => findArticlePage(queries, context.tenantId, found, 'all'))).rows.map(
      toArticleSummary,
    ),
  )
}
