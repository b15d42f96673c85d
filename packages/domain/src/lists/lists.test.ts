import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPageSize, defaultSort, firstPage, pageSizes, sortedBy, withFilter } from './list-state.ts'
import { isPastEnd, lastPage, pageWindow, paginate, shownRange } from './pagination.ts'

test('[LIST-01] a changed filter goes back to page 1', () => {
  const query: { page?: number; status?: string; limit: number } = { page: 7, status: 'PENDING', limit: 20 }
  expect(withFilter(query, 'status', 'COMPLETED')).toEqual({ page: 1, status: 'COMPLETED', limit: 20 })
})

test('[LIST-02] a click on the sorted column toggles desc and asc', () => {
  const asc = sortedBy({ sortBy: 'amount', sortOrder: 'desc' }, 'amount')
  expect(asc).toEqual({ sortBy: 'amount', sortOrder: 'asc' })
  expect(sortedBy(asc, 'amount')).toEqual({ sortBy: 'amount', sortOrder: 'desc' })
})

test('[LIST-03] a click on a new column starts at desc', () => {
  expect(sortedBy<string>({ sortBy: 'amount', sortOrder: 'asc' }, 'status')).toEqual({
    sortBy: 'status',
    sortOrder: 'desc',
  })
})

test('[LIST-04, LIST-06, LIST-09] page sizes: coupons 10, the others 20', () => {
  const { articles, deposits, withdrawals, users, tenants, auditLogs, notifications, coupons } = pageSizes
  expect([articles, deposits, withdrawals, users, tenants, auditLogs, notifications]).toEqual(Array(7).fill(20))
  expect(coupons).toBe(10)
  expect(defaultPageSize).toBe(20)
})

test('[LIST-05] the default sort is createdAt descending', () => {
  expect(defaultSort).toEqual({ sortBy: 'createdAt', sortOrder: 'desc' })
})

test('[LIST-08] audit logs, order notifications and bookmarks start at page 1 with 20 rows', () => {
  expect([pageSizes.auditLogs, pageSizes.orderNotifications, pageSizes.bookmarks, firstPage]).toEqual([20, 20, 20, 1])
})

test('[LIST-07] at most 5 page buttons, starting 2 pages before the current one', () => {
  expect(pageWindow({ page: 10, totalPages: 20 })).toEqual([8, 9, 10, 11, 12])
  expect(pageWindow({ page: 1, totalPages: 20 })).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow({ page: 20, totalPages: 20 })).toEqual([16, 17, 18, 19, 20])
  expect(pageWindow({ page: 2, totalPages: 3 })).toEqual([1, 2, 3])
  expect(pageWindow({ page: 1, totalPages: 0 })).toEqual([])
})

test('[LIST-07] the window always holds the current page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (totalPages, pick) => {
      const page = (pick % totalPages) + 1
      const shown = pageWindow({ page, totalPages })
      expect(shown).toContain(page)
      expect(shown.length).toBe(Math.min(5, totalPages))
    }),
  )
})

test('[API-18] pagination reports its pages and neighbours', () => {
  expect(paginate(41, 2, 20)).toEqual({ page: 2, limit: 20, total: 41, totalPages: 3, hasNext: true, hasPrev: true })
  expect(paginate(0, 1, 20)).toEqual({ page: 1, limit: 20, total: 0, totalPages: 0, hasNext: false, hasPrev: false })
})

test('the shown rows are counted from 1', () => {
  expect(shownRange({ page: 3, limit: 20, total: 41 })).toEqual({ from: 41, to: 41 })
  expect(shownRange({ page: 1, limit: 20, total: 0 })).toEqual({ from: 0, to: 0 })
})

test.each([
  [{ page: 1, totalPages: 0 }, false, 1],
  [{ page: 2, totalPages: 0 }, true, 1],
  [{ page: 1, totalPages: 1 }, false, 1],
  [{ page: 2, totalPages: 1 }, true, 1],
  [{ page: 3, totalPages: 3 }, false, 3],
  [{ page: 9, totalPages: 3 }, true, 3],
])('isPastEnd: of %j it is %j, with the last page %d', (pagination, isPast, last) => {
  expect([isPastEnd(pagination), lastPage(pagination)]).toEqual([isPast, last])
})
