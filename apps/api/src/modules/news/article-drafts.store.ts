import type { ArticleDraftFields } from '@chonoi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { articleDrafts } from '../../database/tables/article-versions.ts'

export type ArticleDraftRow = typeof articleDrafts.$inferSelect

/** Whose draft of which article; a null article is a new one. */
export interface DraftOf {
  userId: string
  tenantId: string
  articleId: string | null
}

const matching = ({ userId, tenantId, articleId }: DraftOf) =>
  and(
    eq(articleDrafts.userId, userId),
    eq(articleDrafts.tenantId, tenantId),
    articleId === null ? isNull(articleDrafts.articleId) : eq(articleDrafts.articleId, articleId),
  )

export async function findDraft(queries: Queries, of: DraftOf): Promise<ArticleDraftRow | undefined> {
  const [row] = await queries.select().from(articleDrafts).where(matching(of))
  return row
}

export async function upsertDraft(
  queries: Queries,
  of: DraftOf,
  kept: { fields: ArticleDraftFields; basedOn: Date | null },
): Promise<ArticleDraftRow> {
  const [row] = await queries
    .insert(articleDrafts)
    .values({ ...of, ...kept })
    .onConflictDoUpdate({
      target: [articleDrafts.userId, articleDrafts.tenantId, articleDrafts.articleId],
      set: kept,
    })
    .returning()
  if (!row) throw new Error('the draft was not written')
  return row
}

export async function deleteDraft(queries: Queries, of: DraftOf): Promise<void> {
  await queries.delete(articleDrafts).where(matching(of))
}
