import type { Calls } from '../../../test/calls/call.ts'
import type { addressRoutes } from './addresses.routes.ts'

export const addressCalls = {
  listAddresses: { unwatched: 'few' },
  createAddress: { body: { fullName: 'Nguyễn An', phone: '0901234567', line1: '12 Lê Lợi', city: 'Huế' } },
  updateAddress: { path: ({ address }) => ({ id: address }), body: { city: 'Huế' }, row: 'personal' },
  deleteAddress: { path: ({ address }) => ({ id: address }), row: 'personal' },
  setDefaultAddress: { path: ({ address }) => ({ id: address }), row: 'personal' },
} satisfies Calls<keyof typeof addressRoutes>
