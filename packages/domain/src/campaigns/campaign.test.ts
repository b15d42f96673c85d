import { describe, expect, test } from 'vitest'
import {
  type CampaignAction,
  campaignActions,
  type CampaignStatus,
  campaignStatuses,
  mayDeleteCampaign,
  mayEditCampaign,
  mayRunCampaignAction,
  offeredCampaignActions,
} from './campaign.ts'

const now = new Date('2026-11-26T08:00:00Z')
const later = new Date('2026-11-26T09:00:00Z')

const allowed: Record<CampaignStatus, readonly CampaignAction[]> = {
  DRAFT: ['SCHEDULE', 'SEND'],
  SCHEDULED: ['SEND', 'CANCEL'],
  SENDING: ['PAUSE', 'CANCEL'],
  PAUSED: ['RESUME', 'CANCEL'],
  SENT: [],
  CANCELLED: [],
}

describe('mayRunCampaignAction', () => {
  test.each(campaignStatuses)('[NOTIF-07] %s allows its actions and refuses all others', (status) => {
    const campaign = { status, scheduledAt: later, startedAt: null }
    const decisions = campaignActions.filter((action) => mayRunCampaignAction(campaign, action, now).allowed)
    expect(decisions).toEqual(allowed[status])
    expect(offeredCampaignActions(campaign)).toEqual(allowed[status])
  })

  test.each([null, now])('a schedule at %s is refused: its time doesn’t lie ahead', (scheduledAt) => {
    const campaign = { status: 'DRAFT', scheduledAt, startedAt: null } as const
    expect(mayRunCampaignAction(campaign, 'SCHEDULE', now)).toEqual({ allowed: false, because: 'campaign.time_needed' })
  })
})

test('mayEditCampaign: until sending begins', () => {
  expect(campaignStatuses.filter((status) => mayEditCampaign({ status }).allowed)).toEqual(['DRAFT', 'SCHEDULED'])
})

test('mayDeleteCampaign: drafts, and cancelled ones that nobody has got', () => {
  const deletable = campaignStatuses.filter((status) => mayDeleteCampaign({ status, startedAt: null }).allowed)
  expect(deletable).toEqual(['DRAFT', 'CANCELLED'])
  expect(mayDeleteCampaign({ status: 'CANCELLED', startedAt: now }).allowed).toBe(false)
})
