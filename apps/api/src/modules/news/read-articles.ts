import type { ArticleStats } from '@chonoi/contract'
import { isReservedSlug } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { countArticles, findArticle, isSlugTaken, type WholeArticleRow } from './articles.store.ts'

export async function readArticle(context: RequestContext, id: string): Promise<WholeArticleRow> {
  return found(await context.transaction((queries) => findArticle(queries, id)))
}

/** ADM-NEWS-02. */
export async function readArticleStats(context: RequestContext): Promise<ArticleStats> {
  const counts = await context.transaction((queries) => countArticles(queries, context.tenantId))
  return {
    totalArticles: [...counts.values()].reduce((sum, total) => sum + total, 0),
    publishedArticles: counts.get('PUBLISHED') ?? 0,
    draftArticles: counts.get('DRAFT') ?? 0,
    archivedArticles: counts.get('ARCHIVED') ?? 0,
  }
}

/** ART-07: whether an article of the current tenant could have the slug. */
export async function isArticleSlugFree(context: RequestContext, slug: string, except?: string): Promise<boolean> {
  if (isReservedSlug(slug)) return false
  return !(await context.transaction((queries) => isSlugTaken(queries, context.tenantId, slug, except)))
}
