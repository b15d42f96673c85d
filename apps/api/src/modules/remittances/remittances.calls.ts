import { randomUUID } from 'node:crypto'
import type { Calls } from '../../../test/calls/call.ts'
import type { remittanceRoutes } from './remittances.routes.ts'

export const remittanceCalls = {
  listRemittances: {
    watched: [
      { name: 'the remittances of carriers', index: 'remittances_created', isInOrder: true, countsAll: true },
      {
        name: 'the remittances of one carrier',
        query: ({ carrier }) => ({ carrierId: carrier }),
        index: 'remittances_carrier',
        isInOrder: true,
      },
      {
        name: 'the remittances that name a parcel',
        query: { search: 'GHN77' },
        index: 'remittance_lines_tracking_code',
        countsAll: true,
      },
    ],
  },
  exportRemittances: { unwatched: 'writes all that it lists into a file, now and then' },
  getRemittanceStatistics: { unwatched: 'sums' },
  createRemittance: {
    body: ({ carrier }) => ({
      ...{ carrierId: carrier, bankReference: `FT ${randomUUID()}`, transferredInCents: 10_000_000 },
      lines: [{ trackingCode: 'CN123456789', collectedInCents: 10_000_000 }],
    }),
    fixed: ['carrierId', 'bankReference', 'lines'],
  },
  getRemittance: { path: ({ remittance }) => ({ id: remittance }), row: 'anybody', unwatched: 'oneRow' },
  confirmRemittance: { path: ({ remittance }) => ({ id: remittance }), row: 'anybody' },
  cancelRemittance: { path: ({ remittance }) => ({ id: remittance }), row: 'anybody' },
} satisfies Calls<keyof typeof remittanceRoutes>
