import { expect, test } from 'vitest'
import { setValues } from './list-address.ts'
import { listQuery } from './list-query.ts'

const queryOf = (operation: Parameters<typeof listQuery>[0], address: string) =>
  listQuery(operation, new URLSearchParams(address))

test('[ADM-DEP-18] listQuery: requests the page, limit 20, the sort order and the filters that are set', () => {
  expect(queryOf('listAdminDeposits', 'status=PENDING&search=%20an')).toEqual({
    page: 1,
    limit: 20,
    search: 'an',
    status: 'PENDING',
    sortBy: 'createdAt',
    sortOrder: 'desc',
  })
})

test("listQuery: includes the whole last day, in Vietnam's time zone", () => {
  const query = queryOf('listAdminDeposits', 'startDate=2026-11-01&endDate=2026-11-02')
  expect(query).toMatchObject({ startDate: '2026-10-31T17:00:00.000Z', endDate: '2026-11-02T17:00:00.000Z' })
})

test('listQuery: leaves out values, filters and columns that the operation does not support', () => {
  const address = 'status=LOST&startDate=soon&userId=u&inStock=maybe&sortBy=secret&page=-3&toString=x'
  expect(queryOf('listManagedOrders', address)).toEqual({ page: 1, limit: 20, sortBy: 'createdAt', sortOrder: 'desc' })
})

test('listQuery: parses flags, and sends no sort order to an operation without one', () => {
  expect(queryOf('listManagedProducts', 'inStock=false')).toMatchObject({ inStock: false })
  expect(queryOf('listNotifications', 'unreadOnly=true&sortBy=createdAt')).toEqual({
    page: 1,
    limit: 20,
    unreadOnly: true,
  })
})

test("listQuery: sorts a column without a direction descending, except for the list's own order", () => {
  expect(queryOf('listPublicTenants', '')).toMatchObject({ sortBy: 'name', sortOrder: 'asc' })
  expect(queryOf('listPublicTenants', 'sortBy=rating')).toMatchObject({ sortBy: 'rating', sortOrder: 'desc' })
})

test('[ADM-GW-26] listQuery: takes a filter of several values from repeated parameters, and leaves out an empty one', () => {
  expect(queryOf('listGatewayConfigs', 'gatewayName=stripe&gatewayName=vnpay&gatewayName=x&isEnabled=')).toEqual({
    ...{ page: 1, limit: 20, sortBy: 'priority', sortOrder: 'asc' },
    gatewayName: ['vnpay', 'stripe'],
  })
  expect(queryOf('listGatewayConfigs', 'gatewayName=&isTestMode=true')).not.toHaveProperty('gatewayName')
})

test.each([
  'listArticles',
  'listAdminDeposits',
  'listAdminWithdrawals',
  'listUsers',
  'listTenants',
  'listAuditLogs',
  'listOrderNotifications',
  'listMyBookmarks',
] as const)('[LIST-04, LIST-05, LIST-08] %s: begins with page 1 of 20 rows, the newest first', (operation) => {
  expect(queryOf(operation, '')).toMatchObject({ page: 1, limit: 20, sortBy: 'createdAt', sortOrder: 'desc' })
})

test('[LIST-06] coupons have 10 rows on a page', () => {
  expect(queryOf('listCoupons', '')).toMatchObject({ page: 1, limit: 10 })
})

test('[LIST-09] notifications have 20 rows on a page', () => {
  expect(queryOf('listNotifications', '')).toMatchObject({ page: 1, limit: 20 })
})

test.each([
  [false, 'status=COMPLETED&search=an'],
  [true, 'page=1&status=COMPLETED&search=an'],
])('[LIST-01] setValues: a changed filter goes back to page 1 (written: %s)', (writesFirstPage, expected) => {
  const params = new URLSearchParams('page=7&status=PENDING&userId=u')
  setValues(params, { status: 'COMPLETED', userId: '', search: 'an' }, { writesFirstPage })
  expect(params.toString()).toBe(expected)
})
