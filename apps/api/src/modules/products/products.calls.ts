import type { Calls } from '../../../test/calls/call.ts'
import type { productRoutes } from './products.routes.ts'

export const productCalls = {
  listProducts: {
    query: ({ shop, user }) => ({ tenantId: shop, sellerId: user }),
    names: { 'query.tenantId': { others: 'yes' }, 'query.sellerId': { others: 'yes' } },
    reachesNobody: {
      call: 'onTheSite',
      'query.tenantId': 'onTheSite',
      'query.sellerId': 'onTheSite',
    },
    watched: [
      { name: 'the catalogue', index: 'products_listed_name', isInOrder: true },
      {
        name: 'the catalogue backwards',
        query: { sortBy: 'name', sortOrder: 'desc' },
        index: 'products_listed_name',
        isInOrder: true,
      },
      {
        name: 'the newest products',
        query: { sortBy: 'createdAt', sortOrder: 'desc' },
        index: 'products_listed_newest',
        isInOrder: true,
      },
      {
        name: 'the oldest products',
        query: { sortBy: 'createdAt', sortOrder: 'asc' },
        index: 'products_listed_newest',
        isInOrder: true,
      },
      {
        name: 'the cheapest products',
        query: { sortBy: 'price', sortOrder: 'asc' },
        index: 'products_listed_price',
        isInOrder: true,
      },
      {
        name: 'the dearest products',
        query: { sortBy: 'price', sortOrder: 'desc' },
        index: 'products_listed_price',
        isInOrder: true,
      },
      {
        name: 'the best rated products',
        query: { sortBy: 'rating', sortOrder: 'desc' },
        index: 'products_listed_rating',
        isInOrder: true,
      },
      {
        name: 'what sells best',
        query: { sortBy: 'sold', sortOrder: 'desc' },
        index: 'products_listed_popular',
        isInOrder: true,
      },
      { name: 'a far page', query: { page: 900 }, index: 'products_listed_name' },
      { name: 'a search with marks', query: { search: 'điện thoại tím' }, index: 'products_search_vector' },
      { name: 'a search without marks', query: { search: 'dien thoai tim' }, index: 'products_search_vector' },
      {
        name: 'a search by relevance',
        query: { search: 'nón lá hồng', sortBy: 'relevance' },
        index: 'products_search_vector',
      },
      { name: 'a search of two letters', query: { search: 'no' }, index: 'products_search_vector' },
      { name: 'a mistyped search', query: { search: 'dien thaoi tim' }, index: 'search_words_spelling' },
      {
        name: 'a mistyped search with filters',
        query: { search: 'ca phee', priceMin: 100_000_000, priceMax: 150_000_000, condition: 'NEW', inStock: true },
        index: 'search_words_spelling',
      },
      {
        name: 'a search with filters',
        query: { search: 'cà phê', priceMin: 100_000_000, priceMax: 150_000_000, condition: 'NEW', inStock: true },
        index: 'products_search_vector',
      },
      {
        name: 'a search with filters, without marks',
        query: { search: 'ca phe', priceMin: 100_000_000, priceMax: 150_000_000, condition: 'NEW', inStock: true },
        index: 'products_search_vector',
      },
      {
        name: 'a search whose filters let nothing through',
        query: { search: 'cà phê', priceMin: 100_000_000, priceMax: 150_000_000, condition: 'USED', inStock: true },
        index: 'products_search_vector',
      },
      {
        name: 'a search with facets',
        query: { search: 'áo dài thủ công', includeFacets: true },
        index: 'products_search_vector',
      },
      {
        name: 'a price range',
        query: { sortBy: 'price', priceMin: 100_000_000, priceMax: 101_000_000 },
        index: 'products_listed_price',
      },
      { name: 'a tag', query: { tags: ['tag3'] }, index: 'products_tags' },
      { name: 'featured products', query: { featured: true }, index: 'products_featured' },
      { name: 'a category', query: ({ category }) => ({ categoryId: category }), index: 'products_listed_category' },
      { name: 'a shop', query: ({ shop }) => ({ tenantId: shop }), index: 'products_listed_tenant' },
      { name: 'a seller', query: ({ user }) => ({ sellerId: user }), index: 'products_listed_seller' },
    ],
  },
  listFeaturedProducts: {
    reachesNobody: 'onTheSite',
    watched: [{ name: 'the first page of the site', index: 'products_featured' }],
  },
  getProduct: {
    path: ({ product }) => ({ id: product.id }),
    row: 'run',
    watched: [
      { name: 'a product by its slug', path: () => ({ id: 'sp-7000' }), index: 'products_listed_slug' },
      { name: 'a product by its id', index: 'products_pkey' },
    ],
  },
  listManagedProducts: {
    watched: [
      { name: 'the products of the shop', index: 'products_tenant', isInOrder: true },
      { name: 'all products', as: 'platform', index: 'products_created', isInOrder: true, countsAll: true },
    ],
  },
  exportManagedProducts: { unwatched: 'writes all that it lists into a file, now and then' },
  getManagedProduct: { path: ({ product }) => ({ id: product.id }), row: 'run', unwatched: 'oneRow' },
  listProductHistory: { path: ({ product }) => ({ id: product.id }), row: 'run', watched: true },
  createProduct: {
    body: ({ category, upload }) => ({
      ...{ name: 'Bình gốm men ngọc', description: 'Nung hai lửa.', priceInCents: 25_000_000, stock: 7 },
      ...{ categoryId: category, imageUrls: [upload] },
    }),
    names: { 'body.imageUrls.[]': { others: 422 } },
    fixed: { imageUrls: undefined },
  },
  updateProduct: { path: ({ product }) => ({ id: product.id }), body: { tags: ['men lam'] }, row: 'edited' },
  deleteProduct: { path: ({ product }) => ({ id: product.id }), row: 'edited' },
  bulkUpdateProducts: {
    body: ({ product }) => ({ productIds: [product.id], updates: { priceInCents: 5_000_000 } }),
    names: { 'body.productIds.[]': { others: 'yes' } },
  },
  approveProduct: { path: ({ submitted }) => ({ id: submitted }), body: { approved: true }, row: 'decided' },
  bulkReviewProducts: {
    body: ({ submitted }) => ({ ids: [submitted], action: 'APPROVE' }),
    names: { 'body.ids.[]': { others: 'yes' } },
  },
  reopenProduct: { path: ({ decided }) => ({ id: decided }), row: 'decided' },
  updateProductStock: {
    path: ({ product }) => ({ id: product.id }),
    body: ({ product }) => ({ stockChange: 1, variantId: product.variantId }),
    row: 'edited',
    names: { 'body.variantId': { platformAdmin: 403, others: 404 } },
    reachesNobody: { 'body.variantId': 'ofTheSame' },
  },
  getProductStats: {
    query: ({ shop }) => ({ tenantId: shop }),
    names: { 'query.tenantId': { platformAdmin: 'yes', superAdmin: 'yes', others: 403 } },
    watched: [{ name: 'the numbers of the products of the shop', index: 'products_tenant_status' }],
  },
} satisfies Calls<keyof typeof productRoutes>
