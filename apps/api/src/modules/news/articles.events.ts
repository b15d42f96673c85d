import type { Event } from '../events/event.ts'
import type { ArticleRow } from './articles.store.ts'
import type { NewsTagRow } from './tags.store.ts'

const of = ({ id, title, tenantId }: ArticleRow) =>
  ({ values: { title }, entityType: 'article', entityId: id, tenantId }) as const

export const articleCreated = (article: ArticleRow): Event => ({
  audit: { action: 'article.create', ...of(article), changes: { status: article.status, slug: article.slug } },
})
export const articleUpdated = (article: ArticleRow, changes: Readonly<Record<string, unknown>>): Event => ({
  audit: { action: 'article.update', ...of(article), changes },
})
export const articleRestored = (article: ArticleRow, version: number): Event => ({
  audit: { action: 'article.restore', ...of(article), changes: { version } },
})
export const articleTagged = (article: ArticleRow, tags: readonly string[]): Event => ({
  audit: { action: 'article.tag', ...of(article), changes: { tags } },
})
export const articleStatusChanged = (article: ArticleRow, status: ArticleRow['status']): Event => ({
  audit: { action: 'article.status', ...of(article), changes: { status: { from: article.status, to: status } } },
})
export const articlePublished = (article: ArticleRow): Event => ({
  audit: { action: 'article.publish', ...of(article), changes: { publishedAt: article.publishedAt } },
})
export const articleDeleted = (article: ArticleRow): Event => ({
  audit: { action: 'article.delete', ...of(article), changes: { slug: article.slug } },
})
const ofTag = ({ id, name, tenantId }: NewsTagRow) =>
  ({ values: { name }, entityType: 'news_tag', entityId: id, tenantId }) as const
export const newsTagCreated = (tag: NewsTagRow): Event => ({ audit: { action: 'tag.create', ...ofTag(tag) } })

export function newsTagUpdated(before: NewsTagRow, after: Pick<NewsTagRow, 'name' | 'slug'>): Event {
  const changed = (['name', 'slug'] as const).filter((field) => before[field] !== after[field])
  const changes = Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]))
  return { audit: { action: 'tag.update', ...ofTag(before), changes } }
}
export const newsTagDeleted = (tag: NewsTagRow): Event => ({
  audit: { action: 'tag.delete', ...ofTag(tag), changes: { slug: tag.slug } },
})
export const newsTagMerged = (tag: NewsTagRow, into: NewsTagRow): Event => ({
  audit: {
    action: 'tag.merge',
    ...ofTag(tag),
    values: { name: tag.name, into: into.name },
    changes: { slug: { from: tag.slug, to: into.slug } },
  },
})
