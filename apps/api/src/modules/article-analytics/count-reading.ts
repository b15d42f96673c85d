import type { BodyOf } from '@chonoi/contract'
import { isBot, vietnamDate } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { findCommentedArticle } from '../news-comments/listed-comments.store.ts'
import { addReading } from './article-analytics.store.ts'

/** Counts a reading of an article on the site; of any other, and of a bot's, nothing is kept. */
export async function countReading(context: RequestContext, reading: BodyOf<'countArticleReading'>): Promise<void> {
  if (isBot(context.facts.userAgent)) return
  const article = await findCommentedArticle(context.visitor, reading.articleId)
  if (!article) return
  const { event, source, isNewReader = false, seconds = 0, depthPercent = 0 } = reading
  const day = vietnamDate(context.ports.now())
  const figures =
    event === 'OPENED'
      ? { views: 1, newReaders: isNewReader ? 1 : 0 }
      : { measured: 1, seconds, depthPercents: depthPercent }
  const { id: articleId, tenantId } = article
  await context.asSystem((system) => addReading(system, { articleId, tenantId, day, source, ...figures }))
}
