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
    <ul className="cn:grid">
      {items.map((item) => {
        const { amountInCents, name, reference } = item.params
        const facts = [
          typeof name === 'string' ? name : null,
          typeof reference === 'string' ? reference : null,
          typeof amountInCents === 'number' ? formatMoney(amountInCents) : null,
        ].filter(Boolean)
        return (
          <li
            key={item.id}
            className="cn:grid cn:grid-cols-[minmax(0,1fr)_auto] cn:gap-y-1 cn:gap-x-3 cn:items-start cn:py-3 cn:not-last:border-b cn:not-last:border-border"
          >
            <Badge tone={toneOf[item.status]} variant="dot">
              {t(`activity.status.${item.status}`)}
            </Badge>
            <div className="cn:col-span-full cn:row-2">
              <Text>{item.kind === 'OTHER' ? item.description : t(`activity.${item.kind}`)}</Text>
              {facts.length > 0 && (
                <Text size={13} tone="muted">
                  {inOneLine(facts)}
                </Text>
              )}
            </div>
            <time dateTime={item.createdAt} className="cn:text-text-muted cn:text-13 cn:whitespace-nowrap">
              {formatRelativeTime(item.createdAt, new Date(), language)}
            </time>
          </li>
        )
      })}
    </ul>
  )
}
