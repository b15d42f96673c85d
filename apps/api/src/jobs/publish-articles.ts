import { inScope, systemScope } from '../database/scope.ts'
import { record, type Recorder } from '../modules/events/record.ts'
import { articlePublished } from '../modules/news/articles.events.ts'
import { findDueSchedules, takeDueArticle } from '../modules/news/article-schedules.store.ts'
import { handleEach } from './handle-each.ts'
import type { JobTools } from './job.ts'

const recorder: Recorder = { actor: null, facts: { requestId: 'publish-articles' } }

/**
 * Publishes the articles whose minute has come, each in its own transaction: writes it to the audit log and tells their
 * editors' screens. Readers see them from that minute on also while no job runs. Returns how many.
 */
export async function publishArticles(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  const now = ports.now()
  const due = await inScope(database, systemScope, ({ queries }) => findDueSchedules(queries, now))
  const published = await handleEach(tools, 'publish-articles', due, (id) =>
    inScope(database, systemScope, async ({ queries }) => {
      const article = await takeDueArticle(queries, id, now)
      if (!article) return false
      await record(recorder, queries, articlePublished(article))
      return true
    }),
  )
  return published.length
}
