import type { Calls } from '../../../test/calls/call.ts'
import { pixel } from '../../../test/calls/pixel.ts'
import type { sellerVerificationRoutes } from './seller-verifications.routes.ts'

export const sellerVerificationCalls = {
  getSellerVerification: { unwatched: 'few' },
  submitSellerVerification: {
    body: ({ identityDocument }) => ({
      ...{
        kind: 'HOUSEHOLD',
        legalName: 'Hộ kinh doanh Gốm Phù Lãng',
        taxCode: '0300588569',
        shopName: 'Gốm Phù Lãng',
      },
      ...{ documentUrl: identityDocument, bankBin: '970436', accountNumber: '0071 0012 34567' },
      ...{ accountHolder: 'NGUYEN THI LAN ANH', acceptsAgreement: true },
    }),
    fixed: ['taxCode', 'documentUrl', 'bankBin', 'accountNumber', 'acceptsAgreement'],
    names: { 'body.documentUrl': { others: 422 } },
  },
  uploadIdentityDocument: { body: { file: pixel } },
  listSellerVerifications: {
    watched: [
      {
        ...{ name: 'seller verifications', index: 'seller_verifications_created' },
        ...{ isInOrder: true, countsAll: true },
      },
      {
        ...{ name: 'seller verifications that wait', query: { status: 'PENDING' } },
        ...{ index: 'seller_verifications_status', isInOrder: true },
      },
    ],
  },
  exportSellerVerifications: { unwatched: 'writes all that it lists into a file, now and then' },
  getSellerVerificationStats: { unwatched: 'sums' },
  readSellerVerification: {
    ...{ path: ({ verification }) => ({ id: verification }), row: 'anybody', unwatched: 'oneRow' },
  },
  openIdentityDocument: { path: ({ verification }) => ({ id: verification }), row: 'anybody' },
  approveSellerVerification: {
    path: ({ verification }) => ({ id: verification }),
    body: { acceptsSharedTaxCode: true },
    row: 'anybody',
  },
  rejectSellerVerification: {
    path: ({ verification }) => ({ id: verification }),
    body: { reason: 'Ảnh giấy tờ bị mờ, không đọc được số.' },
    row: 'anybody',
  },
} satisfies Calls<keyof typeof sellerVerificationRoutes>
