import type { Return } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { returnDetail } from './returns-classes.ts'
import { ReturnActions } from './return-actions.tsx'
import { ReturnBadge } from './return-badge.tsx'
import { ReturnFacts } from './return-facts.tsx'
import { ReturnGoods } from './return-goods.tsx'
import { DueNotice, ReturnPictures, ReturnTimeline } from './return-parts.tsx'
import type { ReturnReader } from './return-reader.ts'
import { returnQueries } from './returns-queries.ts'

export interface ReturnScreenProps {
  returnId: string
  side: ReturnReader
}

/** One return, for its buyer, its shop and the platform: goods, pictures, history and the next step. */
export function ReturnScreen({ returnId, side }: ReturnScreenProps) {
  const result = useQuery(returnQueries(useApi()).detail(returnId))
  return (
    <QueryScreen result={result} titleOf={(one) => one.orderNumber}>
      {(one) => <WholeReturn one={one} side={side} />}
    </QueryScreen>
  )
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
