import type { MouseEvent, ReactNode } from 'react'
import { BareLink } from '../link/link.tsx'

export interface PageTarget {
  /** Returns the URL of a page. Makes the controls links, which work before JavaScript has loaded. */
  getHref?: (page: number) => string
  onPage?: (page: number) => void
}

export interface PageControlProps extends PageTarget {
  page: number
  label?: string
  isCurrent?: boolean
  isDisabled?: boolean
  rel?: 'prev' | 'next'
  children: ReactNode
}

/** A page of the pagination: a link when it has a URL, else a button. */
export function PageControl({ page, getHref, onPage, label, isCurrent, isDisabled, rel, children }: PageControlProps) {
  const shared = {
    className: 'ui-pagination-control',
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  }
  if (!getHref) {
    return (
      <button type="button" {...shared} disabled={isDisabled} onClick={() => onPage?.(page)}>
        {children}
      </button>
    )
  }
  if (isDisabled) {
    return (
      <a role="link" aria-disabled="true" {...shared}>
        {children}
      </a>
    )
  }
  function choose(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!onPage || opensElsewhere) return
    event.preventDefault()
    onPage(page)
  }
  return (
    <BareLink href={getHref(page)} rel={rel} {...shared} onClick={choose}>
      {children}
    </BareLink>
  )
}
