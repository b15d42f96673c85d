import type { Activity } from '@chonoi/contract'
import { formatRelativeTime } from '@chonoi/i18n'
import { Badge } from '@chonoi/ui/badge'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Text } from '@chonoi/ui/text'
import { VisuallyHidden } from '@chonoi/ui/visually-hidden'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { ActivityIcon } from './activity-icon.tsx'
import { activityFacts, activityTitle } from './activity-words.ts'
import { groupActivity } from './group-activity.ts'

/** How many names a group of events says. */
const maxNames = 3

/** The latest audited events, equal ones together (DASH-19, DASH-20). */
export function RecentActivity({ items }: { items: readonly Activity[] }) {
  const { t } = useTranslation('dashboard')
  const { language } = usePreferences()
  if (items.length === 0) return <EmptyState headingLevel={3} title={t('activity.none')} />
  return (
    <ul className="cn:grid">
      {groupActivity(items).map(({ first, items: equal }) => {
        const named = equal.slice(0, maxNames).map(activityFacts).filter(Boolean)
        return (
          <li
            key={first.id}
            className="cn:flex cn:gap-3 cn:items-start cn:py-3 cn:not-last:border-b cn:not-last:border-border"
          >
            <ActivityIcon {...first} />
            <div className="cn:grid cn:flex-1 cn:min-w-0">
              <Text>
                <VisuallyHidden>{t(`activity.status.${first.status}`)}: </VisuallyHidden>
                {activityTitle(t, first)}
                {equal.length > 1 && (
                  <>
                    {' '}
                    <Badge tone="neutral" size="sm">
                      × {equal.length}
                    </Badge>
                  </>
                )}
              </Text>
              {named.length > 0 && (
                <Text size={13} tone="muted" lines={1}>
                  {named.join('; ')}
                </Text>
              )}
            </div>
            <time dateTime={first.createdAt} className="cn:text-text-muted cn:text-13 cn:whitespace-nowrap">
              {formatRelativeTime(first.createdAt, new Date(), language)}
            </time>
          </li>
        )
      })}
    </ul>
  )
}
