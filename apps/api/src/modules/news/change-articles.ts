import type { BodyOf } from '@chonoi/contract'
import {
  articleHtml,
  type ArticleForm,
  picturesOfArticle,
  readingMinutes,
  validateArticle,
  validateDraft,
  versionedFields,
} from '@chonoi/domain'
import { cleanHtml } from '@chonoi/ui/clean-html'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { isAuthorOf } from '../news-authors/authors.store.ts'
import { keepMediaUses } from '../news-media/media.ts'
import { isCategoryOf } from '../news-categories/news-categories.store.ts'
import { type NamedImage, refuseUnknownImages } from '../uploads/refuse-unknown-images.ts'
import { keepVersion } from './article-versions.ts'
import { findVersion } from './article-versions.store.ts'
import { toArticle } from './article-views.ts'
import { articleCreated, articleDeleted, articleRestored, articleUpdated } from './articles.events.ts'
import {
  type ArticleRow,
  deleteArticleRows,
  findArticle,
  findArticlesForUpdate,
  insertArticle,
  keepFormerSlug,
  updateArticleRow,
  type WholeArticleRow,
} from './articles.store.ts'
import { tagArticle } from './change-tags.ts'

type Fields = Omit<BodyOf<'updateArticle'>, 'updatedAt'>

/** Adds an article to the current tenant. Fails with slug.taken, category.not_found, author.not_found and upload.unknown. */
export function createArticle(context: RequestContext, input: BodyOf<'createArticle'>): Promise<WholeArticleRow> {
  const { tenantId, person } = context
  const columns = columnsOf(input)
  enforceArticle(input.status, { ...columns, tags: input.tags })
  return context.transaction(async (queries) => {
    await enforceCategory(queries, tenantId, input.categoryId)
    await enforceAuthor(queries, tenantId, input.authorId)
    const { title, slug } = input
    await refuseUnknownImages(context, queries, imagesOf(columns), tenantId)
    const article = await insertArticle(queries, {
      ...{ ...columns, tenantId, authorId: person.id, title: title.trim(), slug, content: columns.content ?? '' },
      publishedAt: dateOf({ status: input.status ?? 'DRAFT', publishedAt: input.publishedAt ?? null }, context),
    })
    await keepVersion(context, queries, { after: article })
    await keepMediaUses(queries, article)
    await tagArticle(queries, article, input.tags ?? [])
    await record(context, queries, articleCreated(article))
    return found(await findArticle(queries, article.id))
  })
}

/** Changes what the input names. Fails with article.changed when somebody else changed the edited version. */
export function updateArticle(
  context: RequestContext,
  id: string,
  { updatedAt, ...input }: BodyOf<'updateArticle'>,
): Promise<WholeArticleRow> {
  return context.transaction(async (queries) => {
    const [locked] = await findArticlesForUpdate(queries, [id])
    const before = found(locked)
    if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updatedAt.getTime())
      throw new Failure('article.changed', { details: { current: toArticle(found(await findArticle(queries, id))) } })
    const columns = columnsOf(input)
    enforceArticle(input.status ?? before.status, { ...before, ...columns, tags: input.tags })
    await enforceCategory(queries, before.tenantId, input.categoryId)
    await enforceAuthor(queries, before.tenantId, input.authorId)
    await refuseUnknownImages(context, queries, imagesOf(columns, before), before.tenantId)
    const { status = before.status, publishedAt } = input
    const date = publishedAt === undefined ? (before.publishedAt?.toISOString() ?? null) : publishedAt
    const changed = { ...columns, publishedAt: dateOf({ status, publishedAt: date }, context) }
    const after = await updateArticleRow(queries, id, changed)
    await keepVersion(context, queries, { before, after })
    await keepMediaUses(queries, after)
    if (input.slug !== undefined && input.slug !== before.slug) await keepFormerSlug(queries, before)
    if (input.tags) await tagArticle(queries, before, input.tags)
    await record(context, queries, articleUpdated(before, changesOf(before, columns)))
    return found(await findArticle(queries, id))
  })
}

/** Sets an article's texts as a version has them, as a new version. Fails with 404 where the article has no such version. */
export function restoreArticleVersion(context: RequestContext, id: string, number: number): Promise<WholeArticleRow> {
  return context.transaction(async (queries) => {
    const [locked] = await findArticlesForUpdate(queries, [id])
    const before = found(locked)
    const { version } = found(await findVersion(queries, id, number))
    const columns = columnsOf(Object.fromEntries(versionedFields.map((field) => [field, version[field]])))
    enforceArticle(before.status, { ...before, ...columns })
    const after = await updateArticleRow(queries, id, columns)
    await keepVersion(context, queries, { before, after, restoredFrom: number })
    await keepMediaUses(queries, after)
    await record(context, queries, articleRestored(before, number))
    return found(await findArticle(queries, id))
  })
}

export function deleteArticle(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const [article] = await findArticlesForUpdate(queries, [id])
    await deleteArticleRows(queries, [id])
    await record(context, queries, articleDeleted(found(article)))
  })
}

/** The columns that an input sets: texts trimmed, HTML sanitized, blank ones empty. */
function columnsOf({ tags: _tags, publishedAt: _date, authorId, ...input }: Fields) {
  const { title, content, excerpt, metaTitle, metaDescription } = input
  const html = content === undefined ? undefined : cleanHtml(content, articleHtml)
  return {
    ...input,
    ...(authorId !== undefined && { newsAuthorId: authorId }),
    ...(title !== undefined && { title: title.trim() }),
    ...(html !== undefined && { content: html, readingMinutes: readingMinutes(html) }),
    ...(excerpt !== undefined && { excerpt: excerpt?.trim() || null }),
    ...(metaTitle !== undefined && { metaTitle: metaTitle?.trim() || null }),
    ...(metaDescription !== undefined && { metaDescription: metaDescription?.trim() || null }),
  }
}

type Texts = { [Name in keyof ArticleForm]?: ArticleForm[Name] | null | undefined }

function enforceArticle(status: ArticleRow['status'] = 'DRAFT', article: Texts): void {
  enforceForm(status === 'DRAFT' ? validateDraft : validateArticle, {
    ...{ title: article.title ?? '', slug: article.slug ?? '', content: article.content ?? '' },
    ...{ excerpt: article.excerpt ?? '', metaTitle: article.metaTitle ?? '' },
    ...{ metaDescription: article.metaDescription ?? '', tags: article.tags ?? [] },
  })
}

/** EDITOR-13: a published article without a date is published now. */
function dateOf(article: { status: ArticleRow['status']; publishedAt: string | null }, { ports }: RequestContext) {
  if (article.publishedAt !== null) return new Date(article.publishedAt)
  return article.status === 'PUBLISHED' ? ports.now() : null
}

async function enforceCategory(queries: Queries, tenantId: string, id: string | null | undefined): Promise<void> {
  if (id && !(await isCategoryOf(queries, tenantId, id))) throw new Failure('category.not_found')
}

async function enforceAuthor(queries: Queries, tenantId: string, id: string | null | undefined): Promise<void> {
  if (id && !(await isAuthorOf(queries, tenantId, id))) throw new Failure('author.not_found')
}

/** The images that an input would have the article show: the featured one and those in its text. */
function imagesOf({ content = '', featuredImageUrl = null }: Partial<ArticleRow>, article?: ArticleRow): NamedImage[] {
  const before = article ? picturesOfArticle(article) : []
  return [
    { field: 'featuredImageUrl', url: featuredImageUrl, before },
    ...picturesOfArticle({ content, featuredImageUrl: null }).map((url) => ({ field: 'content', url, before })),
  ]
}

/** The changed values but for long texts, which only show that they changed. */
function changesOf(before: ArticleRow, after: Partial<ArticleRow>) {
  const names = Object.keys(after) as (keyof ArticleRow)[]
  const changed = names.filter((name) => name !== 'readingMinutes' && before[name] !== after[name])
  return Object.fromEntries(
    changed.map((name) => [name, name === 'content' ? 'changed' : { from: before[name], to: after[name] }]),
  )
}
