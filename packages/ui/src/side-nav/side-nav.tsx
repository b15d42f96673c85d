import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { type NavItem, SideNavLink } from './side-nav-link.tsx'

export type { NavItem } from './side-nav-link.tsx'

export interface NavGroup {
  id: string
  /** Without a label the items stand by themselves and can't be folded away. */
  label?: string
  items: readonly NavItem[]
  /** Default true. A group that holds the current page is open in any case. */
  defaultOpen?: boolean
}

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the landmark. */
  label: string
  groups: readonly NavGroup[]
  /** `href` of the item that stands for this page. */
  currentHref?: string
  /** Icons alone; the words stay for screen readers and as tooltips. */
  isCollapsed?: boolean
}

/** Navigation grouped by kinds of work; each group folds away. */
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
