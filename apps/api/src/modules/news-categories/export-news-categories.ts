import type { NewsCategory, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, timeOf } from '../spreadsheets/export-list.ts'
import { listNewsCategories } from './read-news-categories.ts'

type Placed = NewsCategory & { parentName: string | null }

const categoryFile: ListFile<Placed> = {
  name: 'news-categories',
  sheet: { vi: 'Chuyên mục', en: 'News categories' },
  ...{ action: 'news_category.export', entityType: 'news_category', narrowedBy: 'search' },
  namespaces: ['newsManagement'],
  columns: [
    ['Tên', 'Name', ({ name }) => name],
    ['Đường dẫn', 'Slug', ({ slug }) => slug],
    ['Mô tả', 'Description', ({ description }) => description],
    ['Chuyên mục cha', 'Parent', ({ parentName }) => parentName],
    ['Thứ tự', 'Position', ({ sortOrder }) => sortOrder],
    ['Số bài viết', 'Articles', ({ _count }) => _count.articles],
    [
      'Trạng thái',
      'Status',
      ({ isActive }, say) => say('newsManagement', isActive ? 'categories.active' : 'categories.inactive'),
    ],
    ['Ngày tạo', 'Created', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered categories of the current tenant as a file, each with the name of the one it is in. */
export function exportNewsCategories(
  context: RequestContext,
  query: QueryOf<'exportNewsCategories'>,
): Promise<Download> {
  return exportList(context, categoryFile, query, async (found) => {
    const { page, limit } = found
    const { data } = await listNewsCategories(context, { sortOrder: 'asc', ...found, includeStats: true })
    const all = await listNewsCategories(context, { page, limit, sortOrder: 'asc' })
    const names = new Map(all.data.map(({ id, name }) => [id, name]))
    return data.map((category) => ({ ...category, parentName: names.get(category.parentId ?? '') ?? null }))
  })
}
