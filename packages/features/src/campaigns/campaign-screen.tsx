import type { Campaign } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useNavigation } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { CampaignActionsBar } from './campaign-actions-bar.tsx'
import { CampaignBadge } from './campaign-badge.tsx'
import { CampaignFactsCard } from './campaign-facts-card.tsx'
import { CampaignPreviewCard } from './campaign-preview-card.tsx'
import { CampaignProgressCard } from './campaign-progress-card.tsx'
import { campaignQueries } from './campaign-queries.ts'

export interface CampaignScreenProps {
  campaignId: string
}

/** One campaign: its progress, what people did with it, and how it looks (/admin/campaigns/{id}). */
export function CampaignScreen({ campaignId }: CampaignScreenProps) {
  const result = useQuery(campaignQueries(useApi()).detail(campaignId))
  return (
    <QueryScreen result={result} titleOf={(campaign) => campaign.name}>
      {(campaign) => <CampaignDetail campaign={campaign} />}
    </QueryScreen>
  )
}

function CampaignDetail({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns')
  const { navigate } = useNavigation()
  return (
    <Stack gap={5}>
      <Breadcrumbs items={[{ label: t('title'), href: href('/admin/campaigns') }, { label: campaign.name }]} />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>
            <bdi>{campaign.name}</bdi>
          </Heading>
          <CampaignBadge status={campaign.status} />
        </Stack>
        <CampaignActionsBar campaign={campaign} onDeleted={() => navigate(href('/admin/campaigns'))} />
      </Stack>
      {campaign.startedAt !== null && <CampaignProgressCard campaign={campaign} />}
      <div className="cn:grid cn:gap-5 cn:items-start cn:lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <CampaignPreviewCard campaign={campaign} />
        <CampaignFactsCard campaign={campaign} />
      </div>
    </Stack>
  )
}
