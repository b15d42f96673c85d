import type { Calls } from '../../../test/calls/call.ts'
import { pixel } from '../../../test/calls/pixel.ts'
import type { mediaRoutes } from './media.routes.ts'

export const mediaCalls = {
  listNewsMedia: {
    unwatched: 'few tenants have so many pictures that a plan of their own matters; its order has an index',
  },
  exportNewsMedia: { unwatched: 'writes all that it lists into a file, now and then' },
  uploadNewsMedia: { body: { file: pixel } },
  getNewsMedia: { path: ({ media }) => ({ id: media }), row: 'run', unwatched: 'oneRow' },
  updateNewsMedia: { path: ({ media }) => ({ id: media }), body: { altText: 'Ghe bán hoa lúc sáng sớm' }, row: 'run' },
  deleteNewsMedia: { path: ({ media }) => ({ id: media }), row: 'run' },
} satisfies Calls<keyof typeof mediaRoutes>
