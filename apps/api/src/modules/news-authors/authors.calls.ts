import type { Calls } from '../../../test/calls/call.ts'
import { reaches } from '../../../test/calls/reach.ts'
import type { authorRoutes } from './authors.routes.ts'

/** Everybody is a member of the platform. */
const account = {
  names: {
    'body.userId': { platformAdmin: 'yes', superAdmin: 'yes', others: 422 },
    'body.avatarUrl': { others: 422 },
  },
  reachesNobody: { 'body.userId': 'byServer' },
} as const

export const authorCalls = {
  listAuthors: { reachesNobody: 'onTheSite', watched: [{ name: 'the authors', index: 'article_counts_of' }] },
  exportAuthors: { unwatched: 'writes all that it lists into a file, now and then' },
  getAuthorStatistics: { unwatched: 'sums' },
  getAuthor: {
    path: ({ newsAuthor }) => ({ id: newsAuthor }),
    row: 'run',
    unwatched: 'oneRow',
  },
  createAuthor: {
    body: ({ user, upload }) => ({
      ...{ displayName: 'Út Khanh', slug: 'ut-khanh', expertise: ['Làng nghề'], userId: user, avatarUrl: upload },
    }),
    ...account,
    fixed: { userId: null, avatarUrl: null, isActive: true, isVerified: false },
  },
  updateAuthor: {
    path: ({ newsAuthor }) => ({ id: newsAuthor }),
    body: ({ user, upload }) => ({
      ...{ bio: 'Viết về chợ nổi và những người sống bằng con nước.', userId: user, avatarUrl: upload },
    }),
    row: { ...reaches.run, own: { platformAdmin: 422, superAdmin: 422, others: 'yes' } },
    ...account,
    names: { 'body.userId': { others: 422 }, 'body.avatarUrl': { others: 422 } },
    fixed: { userId: null, avatarUrl: null, slug: undefined, isActive: true, isVerified: false },
  },
  deleteAuthor: { path: ({ newsAuthor }) => ({ id: newsAuthor }), row: 'run' },
} satisfies Calls<keyof typeof authorRoutes>
