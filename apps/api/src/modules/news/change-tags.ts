import type { BodyOf, NewsTag } from '@chonoi/contract'
import { hasPermission, slugFrom } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { record } from '../events/record.ts'
import { enforceSlug } from '../products/choose-slug.ts'
import { articleTagged, newsTagCreated, newsTagDeleted, newsTagMerged, newsTagUpdated } from './articles.events.ts'
import { type ArticleRow, findArticle, findArticlesForUpdate, type WholeArticleRow } from './articles.store.ts'
import {
  countListedWith,
  deleteTagRow,
  findListedTags,
  findOrAddTags,
  findTags,
  findTagsForUpdate,
  findTenantTags,
  insertTag,
  replaceTagOfArticles,
  replaceTags,
  updateTagRow,
} from './tags.store.ts'

interface TagQuery {
  page: number
  limit: number
  search?: string | undefined
  slug?: string | undefined
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

/** Changes what the input names. Fails with slug.taken. */
export function updateTag(context: RequestContext, id: string, input: BodyOf<'updateNewsTag'>): Promise<NewsTag> {
  if (input.slug !== undefined) enforceSlug(input.slug)
  return context.transaction(async (queries) => {
    const before = found((await findTagsForUpdate(queries, [id]))[0])
    const after = { name: input.name?.trim() ?? before.name, slug: input.slug ?? before.slug }
    await updateTagRow(queries, id, after)
    await record(context, queries, newsTagUpdated(before, after))
    return { id, ...after, articleCount: await countListedWith(queries, id) }
  })
}

/** Deletes a tag; its articles get the tag `into` in its place where one is named. Fails with tag.not_found. */
export function deleteTag(context: RequestContext, id: string, into: string | undefined): Promise<void> {
  return context.transaction(async (queries) => {
    const locked = await findTagsForUpdate(queries, into === undefined ? [id] : [id, into])
    const tag = found(locked.find((one) => one.id === id))
    if (into !== undefined) {
      const other = locked.find((one) => one.id === into && one.id !== id && one.tenantId === tag.tenantId)
      if (!other) throw new Failure('tag.not_found')
      await replaceTagOfArticles(queries, id, into)
      await deleteTagRow(queries, id)
      await record(context, queries, newsTagMerged(tag, other))
      return
    }
    await deleteTagRow(queries, id)
    await record(context, queries, newsTagDeleted(tag))
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
