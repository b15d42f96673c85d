import type { Event } from '../events/event.ts'
import type { AuthorRow } from './authors.store.ts'

const of = ({ id, displayName, tenantId }: AuthorRow) =>
  ({ values: { name: displayName }, entityType: 'news_author', entityId: id, tenantId }) as const

export const authorCreated = (author: AuthorRow): Event => ({
  audit: { action: 'author.create', ...of(author), changes: { slug: author.slug } },
})
export const authorDeleted = (author: AuthorRow): Event => ({
  audit: { action: 'author.delete', ...of(author), changes: { slug: author.slug } },
})

export function authorUpdated(before: AuthorRow, after: Partial<AuthorRow>): Event {
  const names = Object.keys(after) as (keyof AuthorRow)[]
  const changed = names.filter((name) => String(before[name]) !== String(after[name]))
  const changes = Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }]))
  return { audit: { action: 'author.update', ...of(before), changes } }
}
