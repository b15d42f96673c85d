import type { NewsAuthor, NewsAuthorPage, NewsAuthorStatistics } from '@chonoi/contract'
import { hasPermission } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { toAuthor } from './author-view.ts'
import {
  type AuthorQuery,
  countAuthors,
  findListedAuthor,
  findListedAuthors,
  findTenantAuthors,
  findTopAuthors,
} from './authors.store.ts'

const topCount = 5

/** A page of the authors that readers see, or for editors of all that their tenant has (ART-05). */
export async function listAuthors(context: RequestContext, query: AuthorQuery): Promise<NewsAuthorPage> {
  const { rows, total } = query.includeInactive
    ? await listOwnAuthors(context, query)
    : await findListedAuthors(context.visitor, query.tenantSlug ?? 'default', query)
  return { data: rows.map(toAuthor), pagination: paginationOf(query.page, query.limit, total) }
}

function listOwnAuthors(context: RequestContext, query: AuthorQuery) {
  if (!hasPermission(context.person, 'create:news')) throw new Failure('auth.permission_missing')
  return context.transaction((queries) => findTenantAuthors(queries, context.tenantId, query))
}

export async function readAuthor({ visitor }: RequestContext, id: string): Promise<NewsAuthor> {
  return toAuthor(found(await findListedAuthor(visitor, id)))
}

export function readAuthorStatistics(context: RequestContext): Promise<NewsAuthorStatistics> {
  return context.transaction(async (queries) => ({
    ...(await countAuthors(queries, context.tenantId)),
    topAuthors: await findTopAuthors(queries, context.tenantId, topCount),
  }))
}
