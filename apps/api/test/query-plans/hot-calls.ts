import { generatedId, type MarketPeople } from './large-market.ts'

export type HotCaller = 'guest' | 'seller' | 'platform'

/** A call that is made all day long, and the index that it lives by. */
export interface HotCall {
  name: string
  caller: HotCaller
  path: (people: MarketPeople) => string
  index: string
  /** The page comes in the order of the index: nothing is sorted. */
  isInOrder: boolean
  /** A list of everything there is: to know how many that are, a table is counted whole. */
  countsAll?: boolean
}

type Path = string | HotCall['path']
const callOf =
  (caller: HotCaller, isInOrder: boolean) =>
  (name: string, path: Path, index: string): HotCall => ({
    ...{ name, caller, index, isInOrder },
    path: typeof path === 'string' ? () => path : path,
  })
const seen = callOf('guest', false)
const seenInOrder = callOf('guest', true)
const own = callOf('seller', false)
const ownInOrder = callOf('seller', true)
const everything =
  (caller: HotCaller) =>
  (...given: Parameters<typeof seen>): HotCall => ({ ...callOf(caller, true)(...given), countsAll: true })

const products = '/products?sortBy='
/** The first orders are the seller's own, as a buyer. */
const order = generatedId('order', 1)
const search = (words: string) => `/products?search=${encodeURIComponent(words)}`

/** What visitors and people at work ask for most. A new list of a large table gets a line here. */
export const hotCalls: readonly HotCall[] = [
  seenInOrder('the catalogue', '/products', 'products_listed_name'),
  seenInOrder('the catalogue backwards', `${products}name&sortOrder=desc`, 'products_listed_name'),
  seenInOrder('the newest products', `${products}createdAt&sortOrder=desc`, 'products_listed_newest'),
  seenInOrder('the oldest products', `${products}createdAt&sortOrder=asc`, 'products_listed_newest'),
  seenInOrder('the cheapest products', `${products}price&sortOrder=asc`, 'products_listed_price'),
  seenInOrder('the dearest products', `${products}price&sortOrder=desc`, 'products_listed_price'),
  seenInOrder('the best rated products', `${products}rating&sortOrder=desc`, 'products_listed_rating'),
  seenInOrder('what sells best', `${products}sold&sortOrder=desc`, 'products_listed_sold'),
  seen('a far page', '/products?page=900', 'products_listed_name'),
  seen('a search with marks', search('điện thoại tím'), 'products_search_vector'),
  seen('a search without marks', search('dien thoai tim'), 'products_search_vector'),
  seen('a search by relevance', `${search('nón lá hồng')}&sortBy=relevance`, 'products_search_vector'),
  seen('a search of two letters', search('no'), 'products_search_vector'),
  seen('a mistyped search', search('dien thaoi tim'), 'search_words_spelling'),
  seen(
    'a mistyped search with filters',
    `${search('ca phee')}&priceMin=100000000&priceMax=150000000&condition=NEW&inStock=true`,
    'search_words_spelling',
  ),
  seen(
    'a search with filters',
    `${search('cà phê')}&priceMin=100000000&priceMax=150000000&condition=NEW&inStock=true`,
    'products_search_vector',
  ),
  seen(
    'a search with filters, without marks',
    `${search('ca phe')}&priceMin=100000000&priceMax=150000000&condition=NEW&inStock=true`,
    'products_search_vector',
  ),
  seen(
    'a search whose filters let nothing through',
    `${search('cà phê')}&priceMin=100000000&priceMax=150000000&condition=USED&inStock=true`,
    'products_search_vector',
  ),
  seen('a search with facets', `${search('áo dài thủ công')}&includeFacets=true`, 'products_search_vector'),
  seen('a price range', `${products}price&priceMin=100000000&priceMax=101000000`, 'products_listed_price'),
  seen('a tag', '/products?tags=tag3', 'products_tags'),
  seen('featured products', '/products?featured=true', 'products_featured'),
  seen('a category', ({ categoryId }) => `/products?categoryId=${categoryId}`, 'products_listed_category'),
  seen('a shop', ({ shopId }) => `/products?tenantId=${shopId}`, 'products_listed_tenant'),
  seen('a seller', ({ userId }) => `/products?sellerId=${userId}`, 'products_listed_seller'),
  seen('the first page of the site', '/products/featured', 'products_featured'),
  seen('a product by its slug', '/products/sp-7000', 'products_listed_slug'),
  seen('a product by its id', ({ productId }) => `/products/${productId}`, 'products_pkey'),
  seen('the reviews of a product', ({ productId }) => `/reviews?productId=${productId}`, 'reviews_product'),
  seen('the stars of a product', ({ productId }) => `/reviews/product/${productId}/stats`, 'reviews_product'),
  seenInOrder('the newest reviews', '/reviews', 'reviews_newest'),
  seen('the page of a shop', '/tenants/public/slug/cua-hang-7', 'products_listed_tenant'),
  seen('the shops', '/tenants/public', 'tenants_listed'),
  ownInOrder('the wallet', '/wallet/transactions', 'ledger_entries_account'),
  ownInOrder('the payments of the wallet', '/wallet/transactions?type=ORDER_PAYMENT', 'ledger_entries_account'),
  own('the balance', '/wallet/balance', 'ledger_accounts_kind_user_id_tenant_id_gateway_key'),
  own('the sums of the wallet', '/wallet/stats', 'ledger_entries_account'),
  ownInOrder('own orders', '/orders/my-orders', 'orders_buyer'),
  ownInOrder('own delivered orders', '/orders/my-orders?status=DELIVERED', 'orders_buyer'),
  own('a search in own orders', `/orders/my-orders?search=${encodeURIComponent('bình')}`, 'order_lines_buyer_product'),
  own(
    'a search in the orders of the shop',
    `/orders/management/all?search=${encodeURIComponent('gốm')}`,
    'orders_tenant',
  ),
  ownInOrder('the orders of the shop', '/orders/management/all', 'orders_tenant'),
  own('the waiting orders of the shop', '/orders/management/all?status=PENDING', 'orders_tenant_status'),
  ownInOrder('the lines of the shop', '/order-items', 'order_lines_tenant'),
  ownInOrder('the products of the shop', '/products/management/all', 'products_tenant'),
  own('an order', `/orders/${order}`, 'order_events_order'),
  own('the checkout of an order', `/orders/groups/${generatedId('group', 1)}`, 'order_groups_pkey'),
  own('the lines of an order', `/order-items/order/${order}`, 'order_lines_order'),
  callOf('platform', false)('an order, for who runs it', `/orders/management/${order}`, 'order_events_order'),
  own('the sums of the lines of the shop', '/order-items/statistics', 'order_lines_tenant'),
  own('the numbers of the products of the shop', '/products/stats', 'products_tenant_status'),
  own('the cart', '/cart', 'cart_items_user_id_variant_id_key'),
  own('the sum of the cart', '/cart/summary', 'cart_items_user_id_variant_id_key'),
  own('the pictures of a product', ({ productId }) => `/products/${productId}/images`, 'product_images_product'),
  own('one’s review of a product', ({ productId }) => `/reviews/user/product/${productId}`, 'reviews_user'),
  own('the sums of own deposits', '/deposits/stats', 'deposits_user'),
  ownInOrder('notices', '/notifications', 'notifications_user'),
  ownInOrder('unread notices', '/notifications?unreadOnly=true', 'notifications_unread'),
  own('the number of unread notices', '/notifications/unread-count', 'notifications_unread'),
  ownInOrder('own deposits', '/deposits', 'deposits_user'),
  ownInOrder('own transfers', '/manual-deposits/my', 'deposits_user'),
  everything('platform')('all deposits', '/admin/deposits', 'deposits_created'),
  callOf('platform', false)('waiting deposits', '/admin/deposits/pending', 'deposits_status'),
  everything('platform')('all orders', '/orders/management/all', 'orders_created'),
  everything('platform')('all products', '/products/management/all', 'products_created'),
]
