import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { type NavItem, SideNavLink } from './side-nav-link.tsx'

export type { NavItem } from './side-nav-link.tsx'

export interface NavGroup {
  id: string
  /** Title of the group. Without it the group can't be collapsed. */
  label?: string
  items: readonly NavItem[]
  /** Default true. A group that contains the current page is always expanded. */
  defaultOpen?: boolean
  /** Default true. False for a plain title above items that are always there. */
  isCollapsible?: boolean
}

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the landmark. */
  label: string
  groups: readonly NavGroup[]
  /** `href` of the item for the current page. */
  currentHref?: string
  /** Shows only icons; the labels stay available to screen readers and as tooltips. */
  isCollapsed?: boolean
}

/** A side navigation with groups, collapsible unless they say otherwise. */
export function SideNav({ label, groups, currentHref, isCollapsed, className, ...rest }: SideNavProps) {
  const links = (items: readonly NavItem[]) => (
    <ul className="ui-side-nav-list">
      {items.map((item) => (
        <li key={item.href}>
          <SideNavLink item={item} isCurrent={item.href === currentHref} isCollapsed={isCollapsed} />
        </li>
      ))}
    </ul>
  )
  return (
    <nav
      aria-label={label}
      {...rest}
      className={classNames('ui-side-nav', className)}
      data-collapsed={isCollapsed || undefined}
    >
      {groups.map((group) => {
        if (group.label === undefined || isCollapsed) return <div key={group.id}>{links(group.items)}</div>
        if (group.isCollapsible === false) {
          return (
            <div key={group.id}>
              <p className="ui-side-nav-title">{group.label}</p>
              {links(group.items)}
            </div>
          )
        }
        const holdsCurrent = group.items.some((item) => item.href === currentHref)
        return (
          <details key={group.id} open={holdsCurrent || (group.defaultOpen ?? true)}>
            <summary className="ui-side-nav-summary">
              {group.label}
              <ChevronDown aria-hidden="true" />
            </summary>
            {links(group.items)}
          </details>
        )
      })}
    </nav>
  )
}
