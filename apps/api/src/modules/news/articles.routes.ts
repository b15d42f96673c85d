import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { discardDraft, readDraft, saveDraft, toDraft } from './article-drafts.ts'
import { readVersion, readVersions, toVersion, toVersionSummary } from './article-versions.ts'
import { toArticle, toArticleSummary } from './article-views.ts'
import { findArticlePage } from './articles.store.ts'
import { bulkArticles } from './bulk-articles.ts'
import { createArticle, deleteArticle, restoreArticleVersion, updateArticle } from './change-articles.ts'
import { createTag, deleteTag, listTags, setArticleTags, updateTag } from './change-tags.ts'
import { exportArticles } from './export-articles.ts'
import { exportNewsTags } from './export-tags.ts'
import { isArticleSlugFree, readArticle, readArticleStats } from './read-articles.ts'
import { listPublicArticles, readPublicArticle } from './read-public-articles.ts'

export const articleRoutes = {
  async listArticles(context, { query }) {
    const { rows, total, isNewestOnly } = await context.transaction((queries) =>
      findArticlePage(queries, context.tenantId, query),
    )
    return {
      articles: rows.map(toArticleSummary),
      pagination: paginationOf(query.page, query.limit, total, isNewestOnly),
    }
  },
  exportArticles: (context, { query }) => exportArticles(context, query),
  async createArticle(context, { body }) {
    return toArticle(await createArticle(context, body))
  },
  getArticleStats: (context) => readArticleStats(context),
  async bulkArticles(context, { body }) {
    return { affected: await bulkArticles(context, body) }
  },
  async checkArticleSlug(context, { path, query }) {
    return { available: await isArticleSlugFree(context, path.slug, query.excludeId) }
  },
  async getArticle(context, { path }) {
    return toArticle(await readArticle(context, path.id))
  },
  async updateArticle(context, { path, body }) {
    return toArticle(await updateArticle(context, path.id, body))
  },
  async deleteArticle(context, { path }) {
    await deleteArticle(context, path.id)
    return { success: true }
  },
  async listArticleVersions(context, { path }) {
    return { versions: (await readVersions(context, path.id)).map(toVersionSummary) }
  },
  async getArticleVersion(context, { path }) {
    return toVersion(await readVersion(context, path.id, path.number))
  },
  async restoreArticleVersion(context, { path }) {
    return toArticle(await restoreArticleVersion(context, path.id, path.number))
  },
  async getArticleDraft(context, { query }) {
    const draft = await readDraft(context, query.articleId)
    return { draft: draft ? toDraft(draft) : null }
  },
  async saveArticleDraft(context, { query, body }) {
    return toDraft(await saveDraft(context, query.articleId, body))
  },
  async discardArticleDraft(context, { query }) {
    await discardDraft(context, query.articleId)
    return { success: true }
  },
  listNewsTags: (context, { query }) => listTags(context, { ...query, limit: query.limit }),
  createNewsTag: (context, { body }) => createTag(context, body),
  updateNewsTag: (context, { path, body }) => updateTag(context, path.id, body),
  async deleteNewsTag(context, { path, query }) {
    await deleteTag(context, path.id, query.into)
    return { success: true }
  },
  exportNewsTags: (context, { query }) => exportNewsTags(context, query),
  async setArticleTags(context, { path, body }) {
    return toArticle(await setArticleTags(context, path.id, body.tagIds))
  },
  listPublicArticles: (context, { query }) => listPublicArticles(context, query),
  listTenantPublicArticles: (context, { path, query }) => listPublicArticles(context, query, path.tenantSlug),
  getPublicArticle: (context, { path }) => readPublicArticle(context, path.slug),
  getTenantPublicArticle: (context, { path }) => readPublicArticle(context, path.slug, path.tenantSlug),
} satisfies Routes
