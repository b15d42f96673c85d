import type { Pagination as PageFacts } from '@chonoi/contract'
import { Pagination, type PaginationProps } from '@chonoi/ui/pagination'
import { useLastPage } from './use-last-page.ts'

export interface ListPagerProps extends Omit<PaginationProps, 'page' | 'totalPages'> {
  /** Undefined until the list is loaded. */
  pagination: PageFacts | undefined
  /** Shows another page in place of one that doesn't exist. */
  showPage: (page: number) => void
}

/** The pages of a list. Left out for one page; a page behind the last leads to the last. */
export function ListPager({ pagination, showPage, ...rest }: ListPagerProps) {
  useLastPage(pagination, showPage)
  if (!pagination || pagination.totalPages <= 1) return null
  return <Pagination page={pagination.page} totalPages={pagination.totalPages} {...rest} />
}
