import type { Calls } from '../../../test/calls/call.ts'
import { pixel } from '../../../test/calls/pixel.ts'
import type { digitalDeliveryRoutes } from './digital-deliveries.routes.ts'

export const digitalDeliveryCalls = {
  listDigitalDeliveries: {
    query: ({ received }) => ({ orderId: received.id }),
    names: { 'query.orderId': { others: 'yes' } },
    watched: [
      { name: 'own downloads', query: {}, index: 'digital_deliveries_buyer', isInOrder: true },
      {
        ...{ name: 'digital deliveries of the shop', query: { as: 'seller' } },
        ...{ index: 'digital_deliveries_tenant', isInOrder: true },
      },
    ],
  },
  exportDigitalDeliveries: {
    query: ({ sold }) => ({ orderId: sold.id }),
    names: { 'query.orderId': { others: 'yes' } },
    unwatched: 'writes all that it lists into a file, now and then',
  },
  createDigitalDelivery: {
    body: ({ prepared, digitalFile }) => ({ orderItemId: prepared.lineId, downloadUrl: digitalFile }),
    fixed: ['orderItemId', 'downloadUrl'],
    names: {
      'body.orderItemId': { platformAdmin: 'yes', superAdmin: 'yes', others: 404 },
      'body.downloadUrl': { others: 422 },
    },
  },
  getDigitalDelivery: { path: ({ delivery }) => ({ id: delivery.bought }), row: 'cared', unwatched: 'oneRow' },
  updateDigitalDelivery: {
    path: ({ delivery }) => ({ id: delivery.sold }),
    body: ({ digitalFile }) => ({ maxDownloads: 10, downloadUrl: digitalFile }),
    fixed: ['maxDownloads', 'downloadUrl'],
    // The file of another row's owner is no upload of the caller's.
    row: {
      ...{ own: { others: 'yes' }, shop: { others: 422 } },
      foreign: { platformAdmin: 422, superAdmin: 422, others: 404 },
    },
    names: { 'body.downloadUrl': { others: 422 } },
  },
  downloadDigitalDelivery: { path: ({ delivery }) => ({ id: delivery.bought }), row: 'personal' },
  getProductDigitalContent: { path: ({ product }) => ({ productId: product.id }), row: 'run', unwatched: 'oneRow' },
  setProductDigitalContent: {
    path: ({ product }) => ({ productId: product.id }),
    body: ({ digitalFile }) => ({ downloadUrl: digitalFile, maxDownloads: 3, validDays: 30 }),
    row: {
      ...{ own: { platformAdmin: 403, others: 'yes' }, shop: { seller: 403, others: 422 } },
      foreign: { platformAdmin: 403, superAdmin: 422, others: 404 },
    },
    names: { 'body.downloadUrl': { platformAdmin: 403, others: 422 } },
    fixed: ['downloadUrl'],
  },
  uploadDigitalFile: { body: { file: pixel } },
} satisfies Calls<keyof typeof digitalDeliveryRoutes>
