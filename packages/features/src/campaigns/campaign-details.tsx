import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { CampaignActionsBar } from './campaign-actions-bar.tsx'
import { CampaignBadge } from './campaign-badge.tsx'
import { CampaignFactsCard } from './campaign-facts-card.tsx'
import { CampaignPreviewCard } from './campaign-preview-card.tsx'
import { CampaignProgressCard } from './campaign-progress-card.tsx'
import { campaignQueries } from './campaign-queries.ts'

export interface CampaignDetailsProps {
  campaignId: string
  onDeleted: () => void
}

/** A campaign beside the list: what can be done with it, how far it is, to whom it goes and how it looks. */
export default function CampaignDetails({ campaignId, onDeleted }: CampaignDetailsProps) {
  const result = useQuery(campaignQueries(useApi()).detail(campaignId))
  return (
    <DetailsOf result={result}>
      {(campaign) => (
        <Stack gap={4}>
          <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
            <CampaignBadge status={campaign.status} />
            <CampaignActionsBar campaign={campaign} size="sm" onDeleted={onDeleted} />
          </Stack>
          {campaign.startedAt !== null && <CampaignProgressCard campaign={campaign} isNarrow />}
          <CampaignFactsCard campaign={campaign} />
          <CampaignPreviewCard campaign={campaign} />
        </Stack>
      )}
    </DetailsOf>
  )
}
