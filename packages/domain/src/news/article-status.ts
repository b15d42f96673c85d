/** A PUBLISHED article is on the site from its date on: until then it is scheduled. */
export const articleStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const

export type ArticleStatus = (typeof articleStatuses)[number]

/** Whether an article is published and its date lies ahead. */
export function isScheduled(article: { status: ArticleStatus; publishedAt: string | null }, now: Date): boolean {
  return (
    article.status === 'PUBLISHED' && article.publishedAt !== null && Date.parse(article.publishedAt) > now.getTime()
  )
}
