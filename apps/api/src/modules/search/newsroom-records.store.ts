import { type SQL, sql } from 'drizzle-orm'
import { holdsWords } from '../../database/holds-words.ts'
import { wordPatterns } from '../../database/word-patterns.ts'
import type { RecordSource, Sought } from './sought.store.ts'

/** Pictures that are read through, newest first: a library grows, and their names have no index. */
const newestPictures = 1000

/** Rows of the current tenant that hold the words. `table` and its columns are ours, never typed. */
const ofTenant = (table: string, label: string, detail: string, texts: readonly string[]) => (sought: Sought) =>
  sql`select n.id, n.${sql.raw(label)} as label, n.${sql.raw(detail)} as detail, null::bigint as cents,
      n.created_at as at from ${sql.raw(table)} n
    where n.tenant_id = ${sought.tenantId}::uuid and ${holdsWords(sought.text, ...texts.map(columnOf))}`
const columnOf = (name: string): SQL => sql`n.${sql.raw(name)}`

/** What editors of the current tenant write and keep. */
export const newsroomRecords = {
  article({ text, tenantId, limit }) {
    const patterns = wordPatterns(text)
    if (patterns.length === 0) return null
    return sql`select a.id, a.title as label, a.slug as detail, null::bigint as cents, a.created_at as at from articles a
      where a.id in (select find_articles(${sql.param(patterns)}::text[], ${tenantId}::uuid, false, ${limit}))`
  },
  author: ofTenant('news_authors', 'display_name', 'slug', ['display_name']),
  series: ofTenant('news_series', 'title', 'slug', ['title']),
  /** By the slug, which is its name folded: there may be thousands. */
  tag({ text, tenantId }) {
    const patterns = wordPatterns(text)
    if (patterns.length === 0) return null
    return sql`select n.id, n.name as label, n.slug as detail, null::bigint as cents, n.created_at as at from news_tags n
      where n.tenant_id = ${tenantId}::uuid and n.slug like all (${sql.param(patterns)}::text[])`
  },
  news_category: ofTenant('news_categories', 'name', 'slug', ['name', 'slug']),
  media: ({ text, tenantId }) => sql`
    select n.id, n.name as label, n.alt_text as detail, null::bigint as cents, n.created_at as at
    from (select * from news_media where tenant_id = ${tenantId}::uuid
      order by created_at desc, id desc limit ${newestPictures}) n
    where ${holdsWords(text, sql`n.name`, sql`n.alt_text`)}`,
} as const satisfies Record<string, RecordSource>
