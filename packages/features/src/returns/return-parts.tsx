import type { Return } from '@chonoi/contract'
import { inOneLine, thumbnailUrl } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Card } from '@chonoi/ui/card'
import { Text } from '@chonoi/ui/text'
import { Timeline, type TimelineItem } from '@chonoi/ui/timeline'

/** Who has to act until when. */
export function DueNotice({ one: { status, dueAt } }: { one: Return }) {
  const { t } = useTranslation('returns')
  if (!dueAt || status === 'REFUNDED' || status === 'CANCELLED' || status === 'CLOSED') return null
  const isOver = new Date(dueAt) < new Date()
  const time = formatDateTime(dueAt)
  return (
    <Alert tone={isOver ? 'warning' : 'info'}>{isOver ? t('due.over', { time }) : t(`due.${status}`, { time })}</Alert>
  )
}

/** The pictures that the buyer took of the goods; each opens in full. */
export function ReturnPictures({ one: { pictureUrls } }: { one: Return }) {
  const { t } = useTranslation('returns')
  if (pictureUrls.length === 0) return null
  return (
    <Card title={t('detail.pictures')}>
      <ul className="cn:flex cn:flex-wrap cn:gap-3">
        {pictureUrls.map((url, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={thumbnailUrl(url, 112)}
                alt={t('detail.picture', { number: index + 1 })}
                width={112}
                height={112}
                loading="lazy"
                className="cn:size-28 cn:rounded-md cn:border cn:border-border cn:bg-surface-sunken cn:object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What happened to a return, oldest first. */
export function ReturnTimeline({ one: { events, status, dueAt } }: { one: Return }) {
  const { t } = useTranslation('returns')
  const items = events.map((event, index): TimelineItem => {
    const isLast = index === events.length - 1
    const isRefused = event.status === 'REJECTED' || event.status === 'CLOSED' || event.status === 'CANCELLED'
    return {
      id: event.id,
      title: t(`status.${event.status}`),
      status: isRefused ? 'failed' : isLast && dueAt ? 'current' : 'done',
      time: { dateTime: event.createdAt, text: formatDateTime(event.createdAt) },
      description: (
        <>
          {inOneLine([t(`by.${event.byRole}`), t(`event.${event.status}`)])}
          {event.note && (
            <Text as="span" className="cn:block cn:wrap-anywhere" dir="auto">
              {event.note}
            </Text>
          )}
        </>
      ),
    }
  })
  return <Timeline aria-label={t('detail.timeline')} items={items} key={status} />
}
