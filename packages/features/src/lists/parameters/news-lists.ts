import { articleStatuses, commentStatuses } from '@chonoi/domain'
import { newestFirst, type ParametersOf } from './parameters-of.ts'

/** Lists of the editors. */
export const newsLists = {
  listArticles: {
    filters: { status: articleStatuses, categoryId: 'text', publishedAfter: 'firstDay', publishedBefore: 'lastDay' },
    sorts: ['createdAt', 'title', 'publishedAt'],
    sort: newestFirst,
    limit: 20,
  },
  listAuthors: {
    filters: { isActive: 'flag', isVerified: 'flag', expertise: 'text' },
    sorts: [],
    sort: { by: 'displayName', order: 'asc' },
    limit: 20,
  },
  listNewsTags: { filters: {}, sorts: [], sort: { by: 'name', order: 'asc' }, limit: 50 },
  listAdminComments: {
    filters: { status: commentStatuses, articleId: 'text' },
    sorts: ['createdAt', 'updatedAt'],
    sort: newestFirst,
    limit: 20,
  },
  listNewsCategories: {
    filters: { isActive: 'flag' },
    sorts: ['sortOrder', 'name', 'createdAt'],
    sort: { by: 'sortOrder', order: 'asc' },
    limit: 50,
  },
  listNewsMedia: { filters: {}, sorts: [], sort: newestFirst, limit: 20 },
  listAdminBookmarks: {
    filters: { tags: 'texts', userId: 'text', articleId: 'text' },
    sorts: ['createdAt', 'title'],
    sort: newestFirst,
    limit: 20,
  },
} as const satisfies ParametersOf
