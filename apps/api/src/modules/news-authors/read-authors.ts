import type { NewsAuthor, NewsAuthorPage, NewsAuthorStatistics } from '@chonoi/contract'
import { hasPermission } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { toAuthor } from './author-view.ts'
import {
  type AuthorQuery,
  countAuthors,
  findAuthor,
  findListedAuthor,
  findListedAuthors,
  findTenantAuthors,
  findTopAuthors,
} from './authors.store.ts'

const topCount = 5

const isEditor = ({ actor }: RequestContext) => hasPermission(actor, 'create:news')

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

/** One author: any of their tenant for those who write there, an active one for everybody else. */
export async function readAuthor(context: RequestContext, id: string): Promise<NewsAuthor> {
  const own = isEditor(context) ? await context.transaction((queries) => findAuthor(queries, id)) : undefined
  return toAuthor(own ?? found(await findListedAuthor(context.visitor, id)))
}

export function readAuthorStatistics(context: RequestContext): Promise<NewsAuthorStatistics> {
  return context.transaction(async (queries) => ({
    ...(await countAuthors(queries, context.tenantId)),
    topAuthors: await findTopAuthors(queries, context.tenantId, topCount),
  }))
}
