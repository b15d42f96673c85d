import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { useCurrentSection } from './use-current-section.ts'

export interface AnchorNavItem {
  /** The id of the section on this page. */
  id: string
  label: string
  /** Nesting level. Default 1. */
  level?: 1 | 2
}

export interface AnchorNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly AnchorNavItem[]
  /** Accessible name of the navigation. Default "on this page". */
  label?: string
  /** Shows the name above the links. */
  isLabelShown?: boolean
}

/** Links to the sections of a long page. Marks the section being read. */
export function AnchorNav({ items, label, isLabelShown, className, ...rest }: AnchorNavProps) {
  const { labels } = useUi()
  const current = useCurrentSection(items.map((item) => item.id))
  const name = label ?? labels.onThisPage
  return (
    <nav aria-label={name} {...rest} className={classNames('ui-anchor-nav', className)}>
      {isLabelShown && (
        <p className="ui-anchor-nav-title" aria-hidden="true">
          {name}
        </p>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              className="ui-anchor-nav-link"
              data-level={item.level ?? 1}
              aria-current={item.id === current ? 'location' : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
