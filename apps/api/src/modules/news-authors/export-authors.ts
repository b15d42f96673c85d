import type { NewsAuthor, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile } from '../spreadsheets/export-list.ts'
import { toAuthor } from './author-view.ts'
import { findTenantAuthors } from './authors.store.ts'

const authorFile: ListFile<NewsAuthor> = {
  name: 'authors',
  sheet: { vi: 'Tác giả', en: 'Authors' },
  ...{ action: 'author.export', entityType: 'news_author', narrowedBy: 'search', namespaces: ['newsAuthors'] },
  columns: [
    ['Tác giả', 'Author', ({ displayName }) => displayName],
    ['Đường dẫn', 'Slug', ({ slug }) => slug],
    ['Giới thiệu', 'Biography', ({ bio }) => bio],
    ['Lĩnh vực', 'Expertise', ({ expertise }) => expertise.join(', ')],
    ['Bài trên trang', 'Articles on the site', ({ articleCount }) => articleCount],
    [
      'Hoạt động',
      'Activity',
      ({ isActive }, say) => say('newsAuthors', isActive ? 'standing.active' : 'standing.inactive'),
    ],
    [
      'Xác minh',
      'Verification',
      ({ isVerified }, say) => say('newsAuthors', isVerified ? 'standing.verified' : 'standing.unverified'),
    ],
  ],
}

/** The filtered authors of the current tenant as a file, inactive ones too. */
export function exportAuthors(context: RequestContext, query: QueryOf<'exportAuthors'>): Promise<Download> {
  return exportList(context, authorFile, query, async (found) =>
    (await context.transaction((queries) => findTenantAuthors(queries, context.tenantId, found))).rows.map(toAuthor),
  )
}
