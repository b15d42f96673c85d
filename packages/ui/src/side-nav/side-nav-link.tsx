import type { ReactNode } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { BareLink } from '../link/link.tsx'

export interface NavItem {
  label: string
  href: string
  icon?: ReactNode
  /** At the end of the row, e.g. a CountBadge. */
  badge?: ReactNode
}

/** A link in the side navigation. */
export function SideNavLink(props: { item: NavItem; isCurrent: boolean; isCollapsed?: boolean }) {
  const { item, isCurrent, isCollapsed } = withoutNulls(props)
  return (
    <BareLink
      href={item.href}
      className="ui-side-nav-link"
      aria-current={isCurrent ? 'page' : undefined}
      title={isCollapsed ? item.label : undefined}
    >
      {item.icon && (
        <span className="ui-side-nav-icon" aria-hidden="true">
          {item.icon}
        </span>
      )}
      <span className="ui-side-nav-label">{item.label}</span>
      {item.badge}
    </BareLink>
  )
}
