import type { Campaign, CampaignFigures } from '@chonoi/contract'
import type { AuthoredCampaign } from './campaigns.store.ts'

const none: CampaignFigures = {
  ...{ recipients: 0, waiting: 0, sent: 0, delivered: 0, opened: 0, clicked: 0 },
  ...{ dismissed: 0, failed: 0, skipped: 0 },
}

export function toCampaign({ campaign, author }: AuthoredCampaign, figures = none): Campaign {
  const { id, version, name, subject, content, link, channel, audience, status, ratePerMinute } = campaign
  return {
    ...{ id, version, name, subject, content, link, channel, audience, status, ratePerMinute },
    scheduledAt: campaign.scheduledAt?.toISOString() ?? null,
    startedAt: campaign.startedAt?.toISOString() ?? null,
    sentAt: campaign.sentAt?.toISOString() ?? null,
    createdBy: author,
    createdAt: campaign.createdAt.toISOString(),
    updatedAt: campaign.updatedAt.toISOString(),
    figures,
  }
}
