import type { Calls } from '../../../test/calls/call.ts'
import type { authorRoutes } from './authors.routes.ts'

export const authorCalls = {
  listAuthors: { reachesNobody: 'onTheSite', unwatched: 'few tenants have so many authors that a plan matters' },
  getAuthorStatistics: { unwatched: 'sums' },
  getAuthor: {
    path: ({ newsAuthor }) => ({ id: newsAuthor }),
    row: 'listed',
    reachesNobody: 'onTheSite',
    unwatched: 'oneRow',
  },
  // Everybody is a member of the platform.
  createAuthor: {
    body: ({ user }) => ({ displayName: 'Út Khanh', slug: 'ut-khanh', expertise: ['Làng nghề'], userId: user }),
    names: { 'body.userId': { platformAdmin: 'yes', superAdmin: 'yes', others: 422 } },
    reachesNobody: { 'body.userId': 'byServer' },
    fixed: { userId: null, avatarUrl: null },
  },
  updateAuthor: {
    path: ({ newsAuthor }) => ({ id: newsAuthor }),
    body: { bio: 'Viết về chợ nổi và những người sống bằng con nước.' },
    row: 'run',
    fixed: { userId: null, avatarUrl: null, slug: undefined },
  },
  deleteAuthor: { path: ({ newsAuthor }) => ({ id: newsAuthor }), row: 'run' },
} satisfies Calls<keyof typeof authorRoutes>
