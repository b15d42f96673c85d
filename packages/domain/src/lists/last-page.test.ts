import { expect, test } from 'vitest'
import { isPastEnd, lastPage } from './last-page.ts'

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
