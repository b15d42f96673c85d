import type { Activity } from '@chonoi/contract'
import { inOneLine } from '@chonoi/domain'
import { formatMoney, formatRelativeTime } from '@chonoi/i18n'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'

const toneOf = {
  success: 'success',
  warning: 'warning',
  error: 'danger',
  info: 'info',
} as const satisfies Record<Activity['status'], Tone>

/** The latest audited events (DASH-19, DASH-20). */
export function RecentActivity({ items }: { items: readonly Activity[] }) {
  const { t } = useTranslation('dashboard')
  const { language } = usePreferences()
  if (items.length === 0) return <EmptyState headingLevel={3} title={t('activity.none')} />
  return (
    <ul className="dashboard-activity cn:grid cn:[&>li]:grid cn:[&>li]:grid-cols-[minmax(0,1fr)_auto] cn:[&>li]:gap-y-1 cn:[&>li]:gap-x-3 cn:[&>li]:items-start cn:[&>li]:py-3 cn:[&>li]:border-b cn:[&>li]:border-border cn:[&>li:last-child]:border-b-0 cn:[&>li_time]:text-text-muted cn:[&>li_time]:text-13 cn:[&>li_time]:whitespace-nowrap">
      {items.map((item) => {
        const { amountInCents, name, reference } = item.params
        const facts = [
          typeof name === 'string' ? name : null,
          typeof reference === 'string' ? reference : null,
          typeof amountInCents === 'number' ? formatMoney(amountInCents) : null,
        ].filter(Boolean)
        return (
          <li key={item.id}>
            <Badge tone={toneOf[item.status]} variant="dot">
              {t(`activity.status.${item.status}`)}
            </Badge>
            <div className="dashboard-activity-text">
              <Text>{item.kind === 'OTHER' ? item.description : t(`activity.${item.kind}`)}</Text>
              {facts.length > 0 && (
                <Text size={13} tone="muted">
                  {inOneLine(facts)}
                </Text>
              )}
            </div>
            <time dateTime={item.createdAt}>{formatRelativeTime(item.createdAt, new Date(), language)}</time>
          </li>
        )
      })}
    </ul>
  )
}
