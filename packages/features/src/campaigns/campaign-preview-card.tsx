import type { Campaign } from '@chonoi/contract'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { campaignQueries } from './campaign-queries.ts'
import { MessagePreview } from './message-preview.tsx'

/** How a campaign looks for three people of its audience, and how many they are before it is sent. */
export function CampaignPreviewCard({ campaign: { id, subject, content, link, status } }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns')
  const { language } = usePreferences()
  const result = useQuery(campaignQueries(useApi()).preview(id))
  return (
    <Card title={t('preview.title')}>
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {result.isPending && (
        <SkeletonRegion className="cn:min-h-[18rem]">
          <Skeleton lines={8} />
        </SkeletonRegion>
      )}
      {result.data && (
        <Stack gap={4} className="cn:min-h-[18rem]">
          {(status === 'DRAFT' || status === 'SCHEDULED') && (
            <Text as="p" tone="muted">
              {t('audience.count', {
                count: result.data.recipientCount,
                shown: formatNumber(result.data.recipientCount, language),
              })}
            </Text>
          )}
          <MessagePreview subject={subject} content={content} link={link} readers={result.data.samples} />
        </Stack>
      )}
    </Card>
  )
}
