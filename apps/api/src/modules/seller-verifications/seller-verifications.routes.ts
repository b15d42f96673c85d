import { found } from '../../http/failure.ts'
import type { RequestContext } from '../../http/context.ts'
import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { exportSellerVerifications } from './export-verifications.ts'
import { openIdentityDocument, uploadIdentityDocument } from './identity-document.ts'
import { approveVerification, rejectVerification } from './review-verification.ts'
import {
  countVerifications,
  findNewestVerification,
  findVerification,
  findVerificationPage,
} from './seller-verifications.store.ts'
import { submitVerification } from './submit-verification.ts'
import { toReviewedVerification, toVerificationState } from './verification-views.ts'

const ownState = async (context: RequestContext) =>
  toVerificationState(await context.transaction((queries) => findNewestVerification(queries, context.person.id)))

const reviewed = async (context: RequestContext, id: string) =>
  toReviewedVerification(found(await context.transaction((queries) => findVerification(queries, id))))

export const sellerVerificationRoutes = {
  getSellerVerification: ownState,
  async submitSellerVerification(context, { body }) {
    await submitVerification(context, body)
    return ownState(context)
  },
  uploadIdentityDocument: (context, { form }) => uploadIdentityDocument(context, form),
  async listSellerVerifications(context, { query }) {
    const { rows, total } = await context.transaction((queries) => findVerificationPage(queries, query))
    return { data: rows.map(toReviewedVerification), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportSellerVerifications: (context, { query }) => exportSellerVerifications(context, query),
  getSellerVerificationStats: (context) => context.transaction(countVerifications),
  readSellerVerification: (context, { path }) => reviewed(context, path.id),
  openIdentityDocument: (context, { path }) => openIdentityDocument(context, path.id),
  async approveSellerVerification(context, { path, body }) {
    await approveVerification(context, path.id, body)
    return reviewed(context, path.id)
  },
  async rejectSellerVerification(context, { path, body }) {
    await rejectVerification(context, path.id, body)
    return reviewed(context, path.id)
  },
} satisfies Routes
