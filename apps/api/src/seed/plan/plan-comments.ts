import { type SeedComment, seedComments } from '../data/articles/comment-words.ts'
import { after, day } from '../moments.ts'
import { seededRandom } from '../random.ts'
import type { Person } from './plan-people.ts'

interface Article {
  id: string
  tenantId: string
  title: string
  createdAt: Date
}

/** Plans the comments under the articles. A reply comes after what it answers. */
export function planComments(articles: readonly Article[], people: readonly Person[]) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_027)
  const authors = random.sample(people, 20)
  const rowOf = (article: Article, comment: Omit<SeedComment, 'article'>, parentId: string | null) => {
    const [author] = authors.splice(0, 1)
    if (!author) throw new Error('more comments than authors')
    const { content, status = 'APPROVED', heldBecause = null } = comment
    const createdAt = after(article.createdAt, comment.after * day)
    return {
      ...{ id: random.uuid(), articleId: article.id, tenantId: article.tenantId, userId: author.id, parentId },
      ...{ authorFirstName: author.firstName, authorLastName: author.lastName, content, status, heldBecause },
      ...{ approvedAt: status === 'APPROVED' ? createdAt : null, createdAt, updatedAt: createdAt },
    }
  }
  return seedComments.flatMap(({ article: title, replies = [], ...comment }) => {
    const article = articles.find((one) => one.title === title)
    if (!article) throw new Error(`no article “${title}”`)
    const row = rowOf(article, comment, null)
    return [row, ...replies.map((reply) => rowOf(article, reply, row.id))]
  })
}
