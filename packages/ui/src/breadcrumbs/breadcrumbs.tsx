import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { Link } from '../link/link.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface Breadcrumb {
  label: ReactNode
  /** Not needed for the last item, which is the current page. */
  href?: string
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Path from the top of the site to the current page. */
  items: readonly Breadcrumb[]
}

/** Shows the path from the top of the site to the current page. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  const { labels } = useUi()
  return (
    <nav aria-label={labels.breadcrumbs} {...rest} className={classNames('ui-breadcrumbs', className)}>
      <ol className="ui-breadcrumbs-list">
        {items.map((item, index) => {
          const isCurrent = index === items.length - 1
          return (
            <li key={item.href ?? index} className="ui-breadcrumbs-item">
              {item.href && !isCurrent ? (
                <Link href={item.href}>{item.label}</Link>
              ) : (
                <span aria-current={isCurrent ? 'page' : undefined}>{item.label}</span>
              )}
              {!isCurrent && <ChevronRight aria-hidden="true" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
