import { unwrap } from '@chonoi/api-client'
import type { BodyOf, BulkChangeResult, QueryOf, Review, ReviewStatus } from '@chonoi/contract'
import type { Action } from '../app/use-action.ts'
import { productQueries } from '../catalog/catalog-queries.ts'
import { dashboardQueries } from '../dashboard/dashboard-queries.ts'
import { reviewQueries } from '../reviews/review-queries.ts'

export interface Decision {
  status: ReviewStatus
  reason?: string
}

type Seen = Pick<Review, 'id' | 'updatedAt'>

const touches = [reviewQueries.all, productQueries.all, dashboardQueries.all]

/** Decisions of the platform on reviews. */
export const moderationActions = {
  export: (): Action<QueryOf<'exportReviews'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/reviews/export', { params: { query }, parseAs: 'blob' })),
  }),
  /** On the version that the moderator sees. */
  decide: ({ id, updatedAt }: Seen): Action<Decision, unknown> => ({
    send: (api, decision) =>
      unwrap(api.PATCH('/reviews/{id}/moderate', { params: { path: { id } }, body: { ...decision, updatedAt } })),
    touches,
  }),
  decideAll: (seen: readonly Seen[]): Action<Decision, BulkChangeResult> => ({
    send(api, decision) {
      const [ids, updatedAts] = [seen.map(({ id }) => id), seen.map(({ updatedAt }) => updatedAt)]
      return unwrap(api.POST('/reviews/bulk-moderate', { body: { ids, updatedAts, ...decision } }))
    },
    touches,
  }),
  reopen: (): Action<BodyOf<'bulkReopenReviews'>, BulkChangeResult> => ({
    send: (api, body) => unwrap(api.POST('/reviews/bulk-reopen', { body })),
    touches,
  }),
}
