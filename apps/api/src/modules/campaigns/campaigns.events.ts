import type { CampaignAction } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { CampaignRow } from './campaigns.store.ts'

const about = ({ id, name }: CampaignRow) =>
  ({ values: { name }, entityType: 'campaign', entityId: id, tenantId: null }) as const

export const campaignCreated = (row: CampaignRow): Event => ({
  audit: { action: 'campaign.create', ...about(row), changes: { channel: row.channel } },
})

export const campaignChanged = (row: CampaignRow, changes: Readonly<Record<string, unknown>>): Event => ({
  audit: { action: 'campaign.update', ...about(row), changes },
})

export const campaignDeleted = (row: CampaignRow): Event => ({
  audit: { action: 'campaign.delete', ...about(row), severity: 'WARNING' },
})

const verbs = { SCHEDULE: 'schedule', SEND: 'send', PAUSE: 'pause', RESUME: 'resume', CANCEL: 'cancel' } as const

/** It reaches many people, so that sending and cancelling are a WARNING. */
export const campaignMoved = (row: CampaignRow, action: CampaignAction): Event => ({
  audit: {
    action: `campaign.${verbs[action]}`,
    ...about(row),
    severity: action === 'SEND' || action === 'CANCEL' ? 'WARNING' : 'INFO',
  },
})

export const campaignTested = (row: CampaignRow, total: number): Event => ({
  audit: { action: 'campaign.test', ...about(row), values: { name: row.name, total } },
})

export const campaignCompleted = (row: CampaignRow, total: number): Event => ({
  audit: { action: 'campaign.complete', ...about(row), values: { name: row.name, total } },
})
