import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { PageControl, type PageTarget } from './page-control.tsx'
import { pageWindow } from './page-window.ts'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'>, PageTarget {
  /** The current page, starting at 1. */
  page: number
  totalPages: number
  /** Text before the buttons, e.g. "Showing 1 to 20 of 95 results". */
  summary?: ReactNode
  /** `compact` shows this text, e.g. "Trang 2 / 8", between previous and next instead of page buttons. */
  compactText?: ReactNode
  /** Texts of the previous and next buttons. Default: icons only, named for screen readers. */
  previousLabel?: string
  nextLabel?: string
}

/** Moves through the pages of a list. Give `getHref` for links, `onPage` for buttons, or both. */
export function Pagination(props: PaginationProps) {
  const { page, totalPages, getHref, onPage, summary, compactText, previousLabel, nextLabel, className, ...rest } =
    props
  const { labels } = useUi()
  const target = { getHref, onPage }
  return (
    <nav aria-label={labels.pagination} {...rest} className={classNames('ui-pagination', className)}>
      {summary && <p className="ui-pagination-summary">{summary}</p>}
      <ul className="ui-pagination-list">
        <li>
          <PageControl
            {...target}
            page={page - 1}
            isDisabled={page <= 1}
            rel="prev"
            label={previousLabel ? undefined : labels.previousPage}
          >
            <ChevronLeft aria-hidden="true" />
            {previousLabel}
          </PageControl>
        </li>
        {compactText ? (
          <li className="ui-pagination-compact" data-numeric="">
            {compactText}
          </li>
        ) : (
          pageWindow(page, totalPages).map((number) => (
            <li key={number}>
              <PageControl {...target} page={number} isCurrent={number === page} label={labels.page(number)}>
                {number}
              </PageControl>
            </li>
          ))
        )}
        <li>
          <PageControl
            {...target}
            page={page + 1}
            isDisabled={page >= totalPages}
            rel="next"
            label={nextLabel ? undefined : labels.nextPage}
          >
            {nextLabel}
            <ChevronRight aria-hidden="true" />
          </PageControl>
        </li>
      </ul>
    </nav>
  )
}
