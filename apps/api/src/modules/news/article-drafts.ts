import type { ArticleDraft, BodyOf } from '@chonoi/contract'
import { articleHtml } from '@chonoi/domain'
import { cleanHtml } from '@chonoi/ui/clean-html'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { refuseUnknownImages } from '../uploads/refuse-unknown-images.ts'
import { type ArticleDraftRow, deleteDraft, type DraftOf, findDraft, upsertDraft } from './article-drafts.store.ts'
import { findArticle } from './articles.store.ts'

/** The caller's draft of an article, or of a new one in the current tenant. */
export function readDraft(context: RequestContext, articleId?: string): Promise<ArticleDraftRow | undefined> {
  return context.transaction(async (queries) => findDraft(queries, await draftOf(context, queries, articleId)))
}

/** Keeps what the caller typed; the article doesn't change. Fails with request.rate_limited. */
export async function saveDraft(
  context: RequestContext,
  articleId: string | undefined,
  { fields, basedOn }: BodyOf<'saveArticleDraft'>,
): Promise<ArticleDraftRow> {
  // Before the transaction: counting takes a connection of its own.
  await context.ports.rateLimits.consume('draft', context.person.id)
  const kept = { ...fields, content: cleanHtml(fields.content, articleHtml) }
  return context.transaction(async (queries) => {
    const of = await draftOf(context, queries, articleId)
    const shown = articleId === undefined ? undefined : await findArticle(queries, articleId)
    const before = [
      shown?.article.featuredImageUrl ?? null,
      (await findDraft(queries, of))?.fields.featuredImageUrl ?? null,
    ]
    const { featuredImageUrl: url } = fields
    await refuseUnknownImages(context, queries, [{ field: 'fields.featuredImageUrl', url, before }], of.tenantId)
    return upsertDraft(queries, of, { fields: kept, basedOn: basedOn ? new Date(basedOn) : null })
  })
}

export function discardDraft(context: RequestContext, articleId?: string): Promise<void> {
  return context.transaction(async (queries) => deleteDraft(queries, await draftOf(context, queries, articleId)))
}

export function toDraft({ fields, basedOn, updatedAt }: ArticleDraftRow): ArticleDraft {
  return { fields, basedOn: basedOn?.toISOString() ?? null, savedAt: updatedAt.toISOString() }
}

/** Fails with resource.not_found for an article that the caller can't edit. */
async function draftOf({ person, tenantId }: RequestContext, queries: Queries, articleId?: string): Promise<DraftOf> {
  if (articleId === undefined) return { userId: person.id, tenantId, articleId: null }
  const { article } = found(await findArticle(queries, articleId))
  return { userId: person.id, tenantId: article.tenantId, articleId }
}
