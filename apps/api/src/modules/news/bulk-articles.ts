import type { BodyOf } from '@chonoi/contract'
import { type ArticleStatus, isBlankArticle } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { articleDeleted, articleStatusChanged } from './articles.events.ts'
import { deleteArticleRows, findArticlesForUpdate, setStatus } from './articles.store.ts'

const statusAfter = { publish: 'PUBLISHED', draft: 'DRAFT', archive: 'ARCHIVED' } as const satisfies Partial<
  Record<BodyOf<'bulkArticles'>['action'], ArticleStatus>
>

/** Changes or deletes the articles that the caller may change; returns how many. */
export function bulkArticles(context: RequestContext, { articleIds, action }: BodyOf<'bulkArticles'>): Promise<number> {
  return context.transaction(async (queries) => {
    const articles = await findArticlesForUpdate(queries, articleIds)
    const status = action === 'delete' ? undefined : statusAfter[action]
    const changed = articles.filter(
      (article) => article.status !== status && !(status === 'PUBLISHED' && isBlankArticle(article.content)),
    )
    if (changed.length === 0) return 0
    const ids = changed.map(({ id }) => id)
    if (status) await setStatus(queries, ids, status, context.ports.now())
    else await deleteArticleRows(queries, ids)
    for (const article of changed)
      await record(context, queries, status ? articleStatusChanged(article, status) : articleDeleted(article))
    return changed.length
  })
}
