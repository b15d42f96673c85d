import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../base/class-names.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface SkipLinksProps extends ComponentProps<'div'> {
  /** The id of the main content's element. */
  contentId?: string
  /** The id of the navigation's element. */
  navigationId?: string
  /** The id of the search box itself. */
  searchId?: string
  /** The id of a list's results, for links in front of its filters. */
  resultsId?: string
}

/**
 * Moves the focus explicitly, because following a fragment doesn't always move it and a router may intercept the link.
 */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus()
  target.scrollIntoView({ block: 'start' })
}

/**
 * Links for keyboard users that skip the header. Put them first in the page; those of a list with many filters stand in
 * front of the filters.
 */
export function SkipLinks({ contentId, navigationId, searchId, resultsId, className, ...rest }: SkipLinksProps) {
  const { labels } = useUi()
  const targets = [
    { id: contentId, label: labels.skipToContent },
    { id: navigationId, label: labels.skipToNavigation },
    { id: searchId, label: labels.skipToSearch },
    { id: resultsId, label: labels.skipToResults },
  ]
  return (
    <div {...rest} className={classNames('ui-skip-links', className)}>
      {targets.map(
        ({ id, label }) =>
          id && (
            <a key={id} href={`#${id}`} className="ui-skip-link" onClick={focusTarget}>
              {label}
            </a>
          ),
      )}
    </div>
  )
}
