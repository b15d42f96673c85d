import type { BodyOf, NewsTag } from '@chonoi/contract'
import { hasPermission, slugFrom } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { record } from '../events/record.ts'
import { enforceSlug } from '../products/choose-slug.ts'
import { articleTagged, newsTagCreated } from './articles.events.ts'
import { type ArticleRow, findArticle, findArticlesForUpdate, type WholeArticleRow } from './articles.store.ts'
import { findListedTags, findOrAddTags, findTags, findTenantTags, insertTag, replaceTags } from './tags.store.ts'

interface TagQuery {
  page: number
  limit: number
  search?: string | undefined
  tenantSlug?: string | undefined
  includeUnused?: boolean | undefined
}

/** A page of the tags that readers see, or for editors of all their tenant has. */
export async function listTags(context: RequestContext, query: TagQuery) {
  const { rows, total } = query.includeUnused
    ? await listOwnTags(context, query)
    : await findListedTags(context.visitor, query.tenantSlug ?? 'default', query)
  return { data: rows, pagination: paginationOf(query.page, query.limit, total) }
}

function listOwnTags(context: RequestContext, query: TagQuery) {
  if (!hasPermission(context.person, 'create:news')) throw new Failure('auth.permission_missing')
  return context.transaction((queries) => findTenantTags(queries, context.tenantId, query))
}

/** Adds a tag. A taken slug fails with slug.taken. */
export function createTag(context: RequestContext, { name, slug }: BodyOf<'createNewsTag'>): Promise<NewsTag> {
  const chosen = slug ?? slugFrom(name)
  enforceSlug(chosen)
  return context.transaction(async (queries) => {
    const tag = await insertTag(queries, { tenantId: context.tenantId, name: name.trim(), slug: chosen })
    await record(context, queries, newsTagCreated(tag))
    return { id: tag.id, name: tag.name, slug: tag.slug, articleCount: 0 }
  })
}

/** Replaces the tags of an article by tags of its tenant. */
export function setArticleTags(
  context: RequestContext,
  id: string,
  tagIds: readonly string[],
): Promise<WholeArticleRow> {
  return context.transaction(async (queries) => {
    const [article] = await findArticlesForUpdate(queries, [id])
    const { tenantId } = found(article)
    const tags = await findTags(queries, tenantId, tagIds)
    if (tags.length < tagIds.length) throw new Failure('tag.not_found')
    await replaceTags(queries, { id, tenantId }, tagIds)
    await record(
      context,
      queries,
      articleTagged(
        found(article),
        tags.map(({ name }) => name),
      ),
    )
    return found(await findArticle(queries, id))
  })
}

/** Gives an article tags by their names, in that order. Two names with one slug are one tag. */
export async function tagArticle(
  queries: Queries,
  article: Pick<ArticleRow, 'id' | 'tenantId'>,
  names: readonly string[],
) {
  const wanted = [...new Map(names.map((name) => [slugFrom(name), name.trim()]))].map(([slug, name]) => ({
    slug,
    name,
  }))
  const tags = await findOrAddTags(queries, article.tenantId, wanted)
  const ids = new Map(tags.map(({ slug, id }) => [slug, id]))
  await replaceTags(
    queries,
    article,
    wanted.flatMap(({ slug }) => ids.get(slug) ?? []),
  )
}
