import { inScope, systemScope } from '../database/scope.ts'
import { record, type Recorder } from '../modules/events/record.ts'
import { articlePublished } from '../modules/news/articles.events.ts'
import { takeDueArticles } from '../modules/news/article-schedules.store.ts'
import type { JobTools } from './job.ts'

const maxAtOnce = 200

const recorder: Recorder = { actor: null, facts: { requestId: 'publish-articles' } }

/**
 * Publishes the articles whose minute has come: writes it to the audit log and tells their editors' screens. Readers see
 * them from that minute on also while no job runs. Returns how many.
 */
export async function publishArticles({ database, ports }: JobTools): Promise<number> {
  let published = 0
  for (let taken = maxAtOnce; taken === maxAtOnce; published += taken)
    taken = await inScope(database, systemScope, async ({ queries }) => {
      const due = await takeDueArticles(queries, ports.now(), maxAtOnce)
      for (const article of due) await record(recorder, queries, articlePublished(article))
      return due.length
    })
  return published
}
