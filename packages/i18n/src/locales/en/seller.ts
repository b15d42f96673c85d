import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/seller.ts'

export const words = {
  'overview.title': 'Shop overview',
  'overview.description': 'Today at {{shop}}',

  'balance.payable': 'Shop balance',
  'balance.payableHint': 'After commission',
  'balance.awaiting': 'Held',
  'balance.awaitingHint': 'Yours once buyers confirm the receipt',
  'balance.commission': 'Commission so far',
  'balance.commissionHint': '{{percent}}% at present',
  'balance.products': 'On sale',
  'balance.productsHint': 'of {{total}} products',

  'todo.title': 'To do',
  'todo.done': 'Nothing left to do. The shop is in good order.',
  'todo.PENDING_one': '{{count, number}} order to confirm',
  'todo.PENDING_other': '{{count, number}} orders to confirm',
  'todo.CONFIRMED_one': '{{count, number}} order to prepare',
  'todo.CONFIRMED_other': '{{count, number}} orders to prepare',
  'todo.PROCESSING_one': '{{count, number}} order to ship',
  'todo.PROCESSING_other': '{{count, number}} orders to ship',
  'todo.rejected_one': '{{count, number}} rejected product',
  'todo.rejected_other': '{{count, number}} rejected products',
  'todo.outOfStock_one': '{{count, number}} product sold out',
  'todo.outOfStock_other': '{{count, number}} products sold out',
  'todo.lowStock_one': '{{count, number}} product running low',
  'todo.lowStock_other': '{{count, number}} products running low',

  'latest.title': 'Latest orders',
  'latest.empty': 'No orders yet',
  'latest.all': 'See all orders',

  'products.title': 'Products',
  'products.pending': 'Awaiting approval',
  'products.active': 'On sale, in stock',
  'products.outOfStock': 'Sold out',
  'products.lowStock': 'Running low',
  'products.rejected': 'Rejected',
  'products.all': 'See all products',

  'reviews.title': 'Reviews in {{days}} days',
  'reviews.none': 'No reviews in this time.',
  'reviews.stars_one': '{{count}} star',
  'reviews.stars_other': '{{count}} stars',
  'reviews.count_one': '{{count, number}} review',
  'reviews.count_other': '{{count, number}} reviews',

  'gate.title': 'You have no shop here yet',
  'gate.text':
    'This page is for sellers. Shops on Chợ Nổi are opened by the marketplace’s administrators; once you are added to one, its orders and products appear here.',
  'gate.back': 'Back to my page',
  'gate.shopsTitle': 'Your shops',
  'gate.shopsText': 'You are somewhere else now. Switch to a shop to work on its orders and products.',
  'gate.switch': 'Switch to {{shop}}',
} as const satisfies Translation<typeof vietnamese>
