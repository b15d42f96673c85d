import type { Calls } from '../../../test/calls/call.ts'
import type { complaintRoutes } from './complaints.routes.ts'

export const complaintCalls = {
  openOrderComplaint: {
    path: ({ delivered }) => ({ id: delivered.id }),
    body: { reason: 'Bình bị nứt một đường dài ở đáy' },
    row: 'personal',
  },
  listOrderComplaints: {
    watched: [
      { name: 'complaints', index: 'order_complaints_created', isInOrder: true, countsAll: true },
      { name: 'open complaints', query: { status: 'OPEN' }, index: 'order_complaints_status', isInOrder: true },
    ],
  },
  exportOrderComplaints: { unwatched: 'writes all that it lists into a file, now and then' },
  decideOrderComplaint: {
    path: ({ complained }) => ({ id: complained.id }),
    body: { decision: 'REFUND', note: 'Ảnh cho thấy hàng bị vỡ' },
    fixed: ['decision'],
    row: 'decided',
  },
} satisfies Calls<keyof typeof complaintRoutes>
