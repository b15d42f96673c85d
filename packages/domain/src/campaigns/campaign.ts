import { allow, type Decision, refuse } from '../decision/decision.ts'

export const campaignChannels = ['EMAIL', 'PUSH', 'IN_APP'] as const

export type CampaignChannel = (typeof campaignChannels)[number]

export const campaignStatuses = ['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED'] as const

export type CampaignStatus = (typeof campaignStatuses)[number]

/** NOTIF-07 */
export const campaignActions = ['SCHEDULE', 'SEND', 'PAUSE', 'RESUME', 'CANCEL'] as const

export type CampaignAction = (typeof campaignActions)[number]

/** Where each action leads. What a status doesn't name is refused; a job moves SENDING to SENT. */
export const campaignMoves: Readonly<Record<CampaignStatus, Partial<Record<CampaignAction, CampaignStatus>>>> = {
  DRAFT: { SCHEDULE: 'SCHEDULED', SEND: 'SENDING' },
  SCHEDULED: { SEND: 'SENDING', CANCEL: 'CANCELLED' },
  SENDING: { PAUSE: 'PAUSED', CANCEL: 'CANCELLED' },
  PAUSED: { RESUME: 'SENDING', CANCEL: 'CANCELLED' },
  SENT: {},
  CANCELLED: {},
}

/** The facts of a campaign that the rules use. */
export interface CampaignFacts {
  readonly status: CampaignStatus
  readonly scheduledAt: Date | null
  /** When sending began. */
  readonly startedAt: Date | null
}

/** Whether the action fits the status, and a schedule has a time that lies ahead. */
export function mayRunCampaignAction(campaign: CampaignFacts, action: CampaignAction, now: Date): Decision {
  if (!campaignMoves[campaign.status][action]) return refuse('campaign.action_not_allowed')
  if (action === 'SCHEDULE' && !(campaign.scheduledAt && campaign.scheduledAt > now))
    return refuse('campaign.time_needed')
  return allow
}

/** The actions that a screen offers. */
export function offeredCampaignActions({ status }: Pick<CampaignFacts, 'status'>): readonly CampaignAction[] {
  return campaignActions.filter((action) => campaignMoves[status][action] !== undefined)
}

export function mayEditCampaign({ status }: Pick<CampaignFacts, 'status'>): Decision {
  return status === 'DRAFT' || status === 'SCHEDULED' ? allow : refuse('campaign.not_editable')
}

/** Nobody has got it yet, and nobody will. */
export function mayDeleteCampaign({ status, startedAt }: Pick<CampaignFacts, 'status' | 'startedAt'>): Decision {
  const isStill = status === 'DRAFT' || status === 'CANCELLED'
  return isStill && startedAt === null ? allow : refuse('campaign.not_deletable')
}
