import { CountBadge } from '@chonoi/ui/count-badge'
import { Link } from '@chonoi/ui/link'

export interface ListTab {
  id: string
  label: string
  href: string
  /** How many rows it holds; its room is kept while that is unknown. Left out where it isn't worth knowing. */
  count?: number | 'unknown'
}

export interface ListTabsProps {
  /** Names the navigation. */
  label: string
  tabs: readonly ListTab[]
  currentId: string
}

/** The parts of a list, each with an address of its own: links, so that they can be opened, kept and gone back to. */
export function ListTabs({ label, tabs, currentId }: ListTabsProps) {
  return (
    <nav aria-label={label} className="list-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link
              href={tab.href}
              variant="plain"
              className="list-tab"
              aria-current={tab.id === currentId ? 'page' : undefined}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="list-tab-count">
                  {tab.count !== 'unknown' && (
                    <CountBadge
                      count={tab.count}
                      max={999}
                      tone={tab.id === currentId ? 'primary' : 'neutral'}
                      showZero
                    />
                  )}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
