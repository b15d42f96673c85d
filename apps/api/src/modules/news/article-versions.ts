import type { ArticleVersion, ArticleVersionSummary } from '@chonoi/contract'
import { versionedFields } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import {
  type ArticleVersionRow,
  type ArticleVersionSummaryRow,
  findVersion,
  findVersions,
  insertVersion,
  lastVersionNumber,
} from './article-versions.store.ts'
import { type ArticleRow, findArticle } from './articles.store.ts'

/**
 * Keeps what a save changed of an article's texts as its next version. An article from before versions were kept begins
 * with the texts that it had. The article's row must be locked.
 */
export async function keepVersion(
  { person }: RequestContext,
  queries: Queries,
  { before, after, restoredFrom }: { before?: ArticleRow; after: ArticleRow; restoredFrom?: number },
): Promise<void> {
  if (before && versionedFields.every((field) => before[field] === after[field])) return
  let last = await lastVersionNumber(queries, after.id)
  if (before && last === 0) {
    last = 1
    await insertVersion(queries, {
      ...versionOf(before),
      number: last,
      writtenBy: before.authorId,
      createdAt: before.updatedAt,
    })
  }
  await insertVersion(queries, { ...versionOf(after), number: last + 1, writtenBy: person.id, restoredFrom })
}

export async function readVersions(context: RequestContext, articleId: string): Promise<ArticleVersionSummaryRow[]> {
  return context.transaction(async (queries) => {
    found(await findArticle(queries, articleId))
    return findVersions(queries, articleId)
  })
}

export async function readVersion(context: RequestContext, id: string, number: number): Promise<ArticleVersionRow> {
  return found(await context.transaction((queries) => findVersion(queries, id, number)))
}

export function toVersionSummary({ version, writer }: ArticleVersionSummaryRow): ArticleVersionSummary {
  const { number, title, restoredFrom, createdAt } = version
  return { number, title, writtenBy: writer, restoredFrom, createdAt: createdAt.toISOString() }
}

export function toVersion(row: ArticleVersionRow): ArticleVersion {
  const { excerpt, content, metaTitle, metaDescription, featuredImageUrl } = row.version
  return { ...toVersionSummary(row), excerpt, content, metaTitle, metaDescription, featuredImageUrl }
}

function versionOf({ id: articleId, tenantId, ...article }: ArticleRow) {
  const { title, excerpt, content, metaTitle, metaDescription, featuredImageUrl } = article
  return { articleId, tenantId, title, excerpt, content, metaTitle, metaDescription, featuredImageUrl }
}
