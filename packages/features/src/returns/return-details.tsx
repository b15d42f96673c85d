import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { ReturnActions } from './return-actions.tsx'
import { ReturnBadge } from './return-badge.tsx'
import { ReturnFacts } from './return-facts.tsx'
import { ReturnGoods } from './return-goods.tsx'
import { DueNotice, ReturnPictures, ReturnTimeline } from './return-parts.tsx'
import type { ReturnReader } from './return-reader.ts'
import { returnQueries } from './returns-queries.ts'

export interface ReturnDetailsProps {
  returnId: string
  side: ReturnReader
}

/** A return beside the list: its goods, history and the next step. It stays when a step takes it out of the list. */
export default function ReturnDetails({ returnId, side }: ReturnDetailsProps) {
  const { t } = useTranslation('returns')
  const result = useQuery(returnQueries(useApi()).detail(returnId))
  return (
    <DetailsOf result={result}>
      {(one) => (
        <Stack gap={4}>
          <Stack direction="row" gap={2} align="center" isWrapping>
            <ReturnBadge status={one.status} />
            <Text tone="muted">{t('detail.asked', { time: formatDateTime(one.createdAt) })}</Text>
          </Stack>
          <ReturnActions one={one} side={side} size="sm" />
          <DueNotice one={one} />
          <ReturnGoods one={one} />
          <ReturnPictures one={one} />
          <ReturnFacts one={one} side={side} />
          <Card title={t('detail.timeline')}>
            <ReturnTimeline one={one} />
          </Card>
        </Stack>
      )}
    </DetailsOf>
  )
}
