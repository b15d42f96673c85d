import type { QueryOf, ReviewedSellerVerification } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { findVerificationPage } from './seller-verifications.store.ts'
import { toReviewedVerification } from './verification-views.ts'

const verificationFile: ListFile<ReviewedSellerVerification> = {
  name: 'seller-verifications',
  sheet: { vi: 'Hồ sơ người bán', en: 'Seller verifications' },
  ...{ action: 'seller_verification.export', entityType: 'seller_verification', narrowedBy: 'status' },
  namespaces: ['sellerVerification'],
  columns: [
    ['Tên pháp lý', 'Legal name', ({ legalName }) => legalName],
    ['Loại', 'Kind', ({ kind }, say) => say('sellerVerification', `kind.${kind}`)],
    ['Mã số thuế', 'Tax code', ({ taxCode }) => taxCode],
    ['Gian hàng', 'Shop', ({ shopName }) => shopName],
    ['Người nộp', 'Applicant', ({ applicant }) => nameOf(applicant)],
    ['E-mail', 'E-mail', ({ applicant }) => applicant.email],
    ['Điện thoại', 'Phone', ({ applicant }) => applicant.phone],
    ['Lần nộp', 'Attempt', ({ attempt }) => attempt],
    ['Trạng thái', 'Status', ({ status }, say) => say('sellerVerification', `status.${status}`)],
    ['Lý do', 'Reason', ({ reason }) => reason],
    ['Người xét duyệt', 'Decided by', ({ reviewer }) => (reviewer === null ? null : nameOf(reviewer))],
    ['Ngày nộp', 'Sent', ({ createdAt }) => timeOf(createdAt)],
    ['Ngày quyết định', 'Decided', ({ decidedAt }) => timeOf(decidedAt)],
  ],
}

/** The filtered verifications as a file, without account numbers and documents. */
export function exportSellerVerifications(
  context: RequestContext,
  query: QueryOf<'exportSellerVerifications'>,
): Promise<Download> {
  return exportList(context, verificationFile, query, async (found) =>
    (await context.transaction((queries) => findVerificationPage(queries, found))).rows.map(toReviewedVerification),
  )
}
