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

const touches = [reviewQueries.all, productQueries.all, dashboardQueries.all]

/** Decisions of the platform on reviews. */
export const moderationActions = {
  export: (): Action<QueryOf<'exportReviews'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/reviews/export', { params: { query }, parseAs: 'blob' })),
  }),
  decide: ({ id }: Pick<Review, 'id'>): Action<BodyOf<'moderateReview'>, unknown> => ({
    send: (api, body) => unwrap(api.PATCH('/reviews/{id}/moderate', { params: { path: { id } }, body })),
    touches,
  }),
  decideAll: (ids: string[]): Action<Decision, BulkChangeResult> => ({
    send: (api, decision) => unwrap(api.POST('/reviews/bulk-moderate', { body: { ids, ...decision } })),
    touches,
  }),
}
