import type { Calls } from '../../../test/calls/call.ts'
import { pixel } from '../../../test/calls/pixel.ts'
import type { digitalDeliveryRoutes } from './digital-deliveries.routes.ts'

export const digitalDeliveryCalls = {
  listDigitalDeliveries: {
    query: ({ bought }) => ({ orderId: bought.id }),
    names: { 'query.orderId': { others: 'yes' } },
    watched: [
      { name: 'own downloads', query: {}, index: 'digital_deliveries_buyer', isInOrder: true },
      {
        ...{ name: 'digital deliveries of the shop', query: { as: 'seller' } },
        ...{ index: 'digital_deliveries_tenant', isInOrder: true },
      },
    ],
  },
  createDigitalDelivery: {
    body: ({ prepared, digitalFile }) => ({ orderItemId: prepared.lineId, downloadUrl: digitalFile }),
    fixed: ['downloadUrl'],
    names: {
      'body.orderItemId': { platformAdmin: 'yes', superAdmin: 'yes', others: 404 },
      'body.downloadUrl': { others: 422 },
    },
  },
  getDigitalDelivery: { path: ({ delivery }) => ({ id: delivery.bought }), row: 'cared', unwatched: 'oneRow' },
  updateDigitalDelivery: {
    path: ({ delivery }) => ({ id: delivery.sold }),
    body: { maxDownloads: 10 },
    fixed: { status: 'ACTIVE', maxDownloads: 10 },
    row: 'run',
  },
  downloadDigitalDelivery: { path: ({ delivery }) => ({ id: delivery.bought }), row: 'personal' },
  uploadDigitalFile: { body: { file: pixel } },
} satisfies Calls<keyof typeof digitalDeliveryRoutes>
