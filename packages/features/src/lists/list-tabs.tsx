import { CountBadge } from '@chonoi/ui/count-badge'
import { Link } from '@chonoi/ui/link'

export interface ListTab {
  id: string
  label: string
  href: string
  /** The number of rows; its space is reserved while unknown. Left out where it isn't of interest. */
  count?: number | 'unknown'
}

export interface ListTabsProps {
  /** The accessible name of the navigation. */
  label: string
  tabs: readonly ListTab[]
  currentId: string
}

/** On a narrow screen the row scrolls: the tab that is shown is never beyond its edge. */
function bringIntoView(tab: HTMLLIElement | null): void {
  const nav = tab?.closest('nav')
  if (tab && nav) nav.scrollLeft = tab.offsetLeft - nav.offsetLeft + (tab.offsetWidth - nav.clientWidth) / 2
}

/**
 * The tabs of a list. Each has its own URL and is a link, so that it can be opened, bookmarked and returned to. On wide
 * screens they take a second line rather than hide one.
 */
export function ListTabs({ label, tabs, currentId }: ListTabsProps) {
  return (
    <nav
      aria-label={label}
      className="shell-fading-row cn:overflow-x-auto cn:border-b cn:border-border cn:[scrollbar-width:none]"
    >
      <ul className="cn:flex cn:gap-x-1 cn:lg:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.id} ref={tab.id === currentId ? bringIntoView : undefined}>
            <Link
              href={tab.href}
              variant="plain"
              className="cn:inline-flex cn:items-center cn:gap-2 cn:min-h-11 cn:px-3 cn:text-14 cn:border-b-2 cn:border-transparent cn:text-text-muted cn:font-medium cn:no-underline cn:whitespace-nowrap cn:hover:text-text cn:focus-visible:-outline-offset-2 cn:aria-[current]:border-b-primary cn:aria-[current]:text-link"
              aria-current={tab.id === currentId ? 'page' : undefined}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="cn:inline-grid cn:min-w-6">
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
