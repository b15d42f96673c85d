import type { Category, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, timeOf } from '../spreadsheets/export-list.ts'
import { listCategories } from './read-categories.ts'

type Placed = Category & { parentName: string | null }

const categoryFile: ListFile<Placed> = {
  name: 'product-categories',
  sheet: { vi: 'Danh mục sản phẩm', en: 'Product categories' },
  ...{ action: 'category.export', entityType: 'category', narrowedBy: 'search', namespaces: ['common'] },
  columns: [
    ['Tên', 'Name', ({ name }) => name],
    ['Tên tiếng Anh', 'English name', ({ nameEn }) => nameEn],
    ['Đường dẫn', 'Slug', ({ slug }) => slug],
    ['Mô tả', 'Description', ({ description }) => description],
    ['Danh mục cha', 'Parent', ({ parentName }) => parentName],
    ['Thứ tự', 'Position', ({ sortOrder }) => sortOrder],
    ['Số sản phẩm', 'Products', ({ _count }) => _count?.products ?? 0],
    ['Hiện với người mua', 'Visible', ({ isActive }, say) => say('common', isActive ? 'word.yes' : 'word.no')],
    ['Ngày tạo', 'Created', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered product categories as a file, each with the name of the one it is in. */
export function exportCategories(context: RequestContext, query: QueryOf<'exportCategories'>): Promise<Download> {
  return exportList(context, categoryFile, query, async (found) => {
    const { page, limit } = found
    const { data } = await listCategories(context, { ...found, includeStats: true })
    const all = await listCategories(context, { page, limit })
    const names = new Map(all.data.map(({ id, name }) => [id, name]))
    return data.map((category) => ({ ...category, parentName: names.get(category.parentId ?? '') ?? null }))
  })
}
