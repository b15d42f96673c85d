import type { Article, ArticleDraftFields, BodyOf } from '@chonoi/contract'
import { articleLimits, type ArticleForm, type ArticleStatus, excerptFrom } from '@chonoi/domain'

/** The fields of the editor. Blank texts mean none. */
export type ArticleFields = Omit<ArticleForm, 'tags'> & {
  tags: string[]
  featuredImageUrl: string
  categoryId: string
  authorId: string
  status: ArticleStatus
  /** `YYYY-MM-DDTHH:mm` in Vietnam; '' for none. */
  publishedAt: string
}

export const newArticleFields: ArticleFields = {
  ...{ title: '', slug: '', content: '', excerpt: '', metaTitle: '', metaDescription: '', tags: [] },
  ...{ featuredImageUrl: '', categoryId: '', authorId: '', status: 'DRAFT', publishedAt: '' },
}

type NullableText = 'excerpt' | 'metaTitle' | 'metaDescription'
type StoredArticle = Omit<ArticleDraftFields, NullableText> & Readonly<Record<NullableText, string | null>>

/** The fields of a stored article, or of what was typed and not saved. */
export function fieldsOfArticle(article: StoredArticle): ArticleFields {
  const { title, slug, content, status, tags } = article
  return {
    ...{ title, slug, content, status, tags: [...tags] },
    ...{ excerpt: article.excerpt ?? '', metaTitle: article.metaTitle ?? '' },
    ...{ metaDescription: article.metaDescription ?? '', featuredImageUrl: article.featuredImageUrl ?? '' },
    ...{
      categoryId: article.categoryId ?? '',
      authorId: article.authorId ?? '',
      publishedAt: momentOf(article),
    },
  }
}

export function toArticleBody(fields: ArticleFields) {
  const { title, slug, content, excerpt, metaTitle, metaDescription, tags, status } = fields
  const { featuredImageUrl, categoryId, authorId, publishedAt } = fields
  return {
    ...{ title, slug: slug.trim(), content, excerpt, metaTitle, metaDescription, tags, status },
    ...{ featuredImageUrl: featuredImageUrl || null, categoryId: categoryId || null },
    authorId: authorId || null,
    // A draft keeps its date for when it is published.
    publishedAt: publishedAt ? instantOf(publishedAt) : null,
  } satisfies BodyOf<'createArticle'>
}

/**
 * What a stored article is changed to. The stored date has seconds, which the field doesn't show: it is sent only where
 * another minute was chosen.
 */
export function toArticleChange(
  fields: ArticleFields,
  stored: Pick<Article, 'publishedAt' | 'updatedAt'>,
): BodyOf<'updateArticle'> {
  const { publishedAt, ...body } = toArticleBody(fields)
  const isMoved = fields.publishedAt !== momentOf(stored)
  return { ...body, ...(isMoved && { publishedAt }), updatedAt: stored.updatedAt }
}

/** The excerpt, made from the text where there is none (EDITOR-29). */
export const filledExcerpt = ({ excerpt, content }: Pick<ArticleFields, 'excerpt' | 'content'>) =>
  excerpt.trim() === '' ? excerptFrom(content) : excerpt

/** A title as a meta title: as much of it as fits. */
export const metaTitleFrom = (title: string) => [...title].slice(0, articleLimits.maxMetaTitle).join('')

const hoursAhead = 7 * 3_600_000

/** The instant that a moment of the editor stands for. */
export const instantOf = (moment: string): string => new Date(`${moment}:00+07:00`).toISOString()

function momentOf({ publishedAt }: Pick<Article, 'publishedAt'>): string {
  return publishedAt ? new Date(Date.parse(publishedAt) + hoursAhead).toISOString().slice(0, 16) : ''
}
