import type { Calls } from '../../../test/calls/call.ts'
import { pixel } from '../../../test/calls/pixel.ts'
import type { depositRoutes } from './deposits.routes.ts'

export const depositCalls = {
  createDeposit: { body: { amountInCents: 50_000_000, paymentMethod: 'VIETQR' } },
  listDeposits: { watched: [{ name: 'own deposits', index: 'deposits_user', isInOrder: true }] },
  getDepositStats: { watched: [{ name: 'the sums of own deposits', index: 'deposits_user' }] },
  getDeposit: { path: ({ deposit }) => ({ id: deposit }), row: 'cared', unwatched: 'oneRow' },
  updateDeposit: {
    path: ({ deposit }) => ({ id: deposit }),
    body: ({ proof }) => ({ notes: 'Đã chuyển', proofUrl: proof }),
    row: 'written',
    names: { 'body.proofUrl': { others: 422 } },
  },
  deleteDeposit: { path: ({ deposit }) => ({ id: deposit }), row: 'written' },
  getDepositProof: { path: ({ deposit }) => ({ id: deposit }), row: 'cared', unwatched: 'oneRow' },
  createManualDeposit: {
    body: ({ proof }) => ({
      ...{ amountInCents: 50_000_000, bankName: 'Vietcombank', bankReference: 'CN7K3MPQ2X5' },
      ...{ transferDateTime: '2026-11-21T02:30:00Z', proofUrl: proof },
    }),
    names: { 'body.proofUrl': { others: 422 } },
  },
  listMyManualDeposits: { watched: [{ name: 'own transfers', index: 'deposits_user', isInOrder: true }] },
  uploadDepositProof: { body: { file: pixel } },
  openDepositTransfer: { body: { amountInCents: 50_000_000 } },
  listDepositMethods: {
    query: () => ({ amountInCents: 50_000_000 }),
    reachesNobody: 'byServer',
    unwatched: 'few',
  },
  createDepositPayment: { body: { amountInCents: 50_000_000, method: 'MOMO' }, fixed: ['amountInCents', 'method'] },
  getDepositInstructions: { path: ({ transfer }) => ({ id: transfer }), row: 'written', unwatched: 'oneRow' },
  reportDepositTransfer: {
    path: ({ transfer }) => ({ id: transfer }),
    body: ({ proof }) => ({
      ...{ bankName: 'Vietcombank', bankReference: 'CN7K3MPQ2X5' },
      ...{ transferDateTime: '2026-11-21T02:30:00Z', proofUrl: proof },
    }),
    row: 'written',
    names: { 'body.proofUrl': { others: 422 } },
  },
} satisfies Calls<keyof typeof depositRoutes>
