import type { Pagination } from '@chonoi/contract'
import { isPastEnd, lastPage } from '@chonoi/domain'
import { useEffect } from 'react'

/**
 * Leads a list that ends before the page which was asked for to its last page: its rows were deleted since, or the
 * address is old. Returns whether that page is still on its way, so that nothing says that there are no rows.
 */
export function useLastPage(
  pagination: Pick<Pagination, 'page' | 'totalPages'> | undefined,
  showPage: (page: number) => void,
): boolean {
  const isPast = pagination !== undefined && isPastEnd(pagination)
  const last = pagination && lastPage(pagination)
  useEffect(() => {
    if (isPast && last !== undefined) showPage(last)
    // Once for each end of the list, however often the function is made anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPast, last])
  return isPast
}
