import type { Article, ArticleSummary } from '@chonoi/contract'
import type { ArticleSummaryRow, WholeArticleRow } from './articles.store.ts'

export function toArticleSummary({ article, tenantSlug, category, tags }: ArticleSummaryRow): ArticleSummary {
  const { id, tenantId, title, slug, excerpt, metaTitle, metaDescription, featuredImageUrl, categoryId } = article
  return {
    ...{ id, tenantId, tenantSlug, title, slug, excerpt, metaTitle, metaDescription, featuredImageUrl, categoryId },
    ...{ category, authorId: article.newsAuthorId, tags, status: article.status },
    publishedAt: article.publishedAt?.toISOString() ?? null,
    createdAt: article.createdAt.toISOString(),
    updatedAt: article.updatedAt.toISOString(),
  }
}

export function toArticle(row: WholeArticleRow): Article {
  return { ...toArticleSummary(row), content: row.article.content }
}
