import { bookmarkTags, seedBookmarks } from '../data/articles/bookmark-words.ts'
import { after, before, day, hour, type Moments } from '../moments.ts'
import { seededRandom } from '../random.ts'
import type { PlannedArticle } from './plan-article.ts'
import type { Person } from './plan-people.ts'

const mostReaders = 6

/** Plans what the demo's customer marked with notes and tags, and what others marked. */
export function planBookmarks(
  articles: readonly PlannedArticle[],
  customer: Person,
  readers: readonly Person[],
  { now }: Moments,
) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_032)
  const mark = (userId: string, articleId: string, createdAt: Date, notes: string | null, tags: readonly string[]) => ({
    ...{ id: random.uuid(), userId, articleId, notes, tags: [...tags], createdAt, updatedAt: createdAt },
  })
  const own = seedBookmarks.map(({ article: title, ago, notes, tags }) => {
    const article = articles.find((one) => one.title === title)
    if (!article) throw new Error(`no article “${title}”`)
    const at = before(now, ago * day)
    return mark(customer.id, article.id, at < article.createdAt ? after(article.createdAt, hour) : at, notes, tags)
  })
  const others = articles
    .filter(({ status }) => status === 'PUBLISHED')
    .flatMap(({ id, createdAt }) =>
      random.sample(readers, random.between(1, mostReaders)).map((reader) => {
        const age = now.getTime() - createdAt.getTime()
        const at = after(createdAt, Math.floor(random.next() * Math.min(age, 20 * day)))
        return mark(reader.id, id, at, null, random.chance(0.5) ? [random.pick(bookmarkTags)] : [])
      }),
    )
  return [...own, ...others]
}
