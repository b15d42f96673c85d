import type { Return } from '@chonoi/contract'
import { href, inOneLine } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { Timeline, type TimelineItem } from '@chonoi/ui/timeline'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { returnDetail } from './returns-classes.ts'
import { ReturnActions } from './return-actions.tsx'
import { ReturnBadge } from './return-badge.tsx'
import { ReturnFacts } from './return-facts.tsx'
import { ReturnGoods } from './return-goods.tsx'
import type { ReturnReader } from './return-reader.ts'
import { returnQueries } from './returns-queries.ts'

export interface ReturnScreenProps {
  returnId: string
  side: ReturnReader
}

/** One return, for its buyer, its shop and the platform: goods, pictures, history and the next step. */
export function ReturnScreen({ returnId, side }: ReturnScreenProps) {
  const result = useQuery(returnQueries(useApi()).detail(returnId))
  return <QueryScreen result={result}>{(one) => <WholeReturn one={one} side={side} />}</QueryScreen>
}

const lists = {
  buyer: { words: 'mine.title', href: href('/orders/returns') },
  seller: { words: 'shop.title', href: href('/seller/returns') },
  admin: { words: 'all.title', href: href('/admin/returns') },
} as const

function WholeReturn({ one, side }: { one: Return; side: ReturnReader }) {
  const { t } = useTranslation('returns')
  const number = one.orderNumber
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[{ label: t(lists[side].words), href: lists[side].href }, { label: <CodeText text={number} /> }]}
      />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>
            <CodeText text={t('detail.title', { number })} />
          </Heading>
          <Stack direction="row" gap={2} align="center" isWrapping>
            <ReturnBadge status={one.status} />
            <Text tone="muted">{t('detail.asked', { time: formatDateTime(one.createdAt) })}</Text>
          </Stack>
        </Stack>
        <ReturnActions one={one} side={side} />
      </Stack>
      <DueNotice one={one} />
      <div className={returnDetail}>
        <Stack gap={5}>
          <ReturnGoods one={one} />
          <ReturnPictures one={one} />
        </Stack>
        <Stack gap={5}>
          <ReturnFacts one={one} side={side} />
          <Card title={t('detail.timeline')}>
            <ReturnTimeline one={one} />
          </Card>
        </Stack>
      </div>
    </Stack>
  )
}

/** Who has to act until when. */
function DueNotice({ one: { status, dueAt } }: { one: Return }) {
  const { t } = useTranslation('returns')
  if (!dueAt || status === 'REFUNDED' || status === 'CANCELLED' || status === 'CLOSED') return null
  const isOver = new Date(dueAt) < new Date()
  const time = formatDateTime(dueAt)
  return (
    <Alert tone={isOver ? 'warning' : 'info'}>{isOver ? t('due.over', { time }) : t(`due.${status}`, { time })}</Alert>
  )
}

/** The pictures that the buyer took of the goods; each opens in full. */
function ReturnPictures({ one: { pictureUrls } }: { one: Return }) {
  const { t } = useTranslation('returns')
  if (pictureUrls.length === 0) return null
  return (
    <Card title={t('detail.pictures')}>
      <ul className="cn:flex cn:flex-wrap cn:gap-3">
        {pictureUrls.map((url, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
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

function ReturnTimeline({ one: { events, status, dueAt } }: { one: Return }) {
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
