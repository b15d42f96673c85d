import type { CampaignChannel } from '../campaigns/campaign.ts'
import { unknownPlaceholder } from '../campaigns/personal-text.ts'
import type { FieldProblem, Validator } from './field-problem.ts'
import { atMost, checkText, required, type TextRule } from './text-rules.ts'

export const campaignNameLength = 120
export const campaignSubjectLength = 120
export const campaignRate = { min: 1, max: 10_000, standard: 600 } as const

/** A push message holds less than a mail. */
export const campaignContentLength = (channel: CampaignChannel): number => (channel === 'PUSH' ? 500 : 5000)

export type CampaignForm = {
  readonly name: string
  readonly subject: string
  readonly content: string
  readonly channel: CampaignChannel
  readonly link?: string | null | undefined
  readonly ratePerMinute: number | null
  readonly audience: {
    readonly seenWithinDays?: number | null | undefined
    readonly unseenForDays?: number | null | undefined
  }
}

/** NOTIF-07 */
export const validateCampaignForm: Validator<CampaignForm> = (form) => [
  ...checkText('name', form.name, required, atMost(campaignNameLength)),
  ...checkText('subject', form.subject, required, atMost(campaignSubjectLength), personal),
  ...checkText('content', form.content, required, atMost(campaignContentLength(form.channel)), personal),
  ...checkText('link', form.link, isPath),
  ...checkRate(form.ratePerMinute),
  ...checkSeen(form.audience),
]

const personal: TextRule = (text) =>
  unknownPlaceholder(text) === undefined ? null : { code: 'campaign.placeholder_unknown' }

/** Browsers read a backslash as a slash, so `/\\host` would lead to another site. */
const isPath: TextRule = (text) => (/^\/(?![/\\])\S*$/.test(text.trim()) ? null : { code: 'campaign.link_invalid' })

function checkRate(rate: number | null): readonly FieldProblem[] {
  const { min, max } = campaignRate
  if (rate === null) return [{ field: 'ratePerMinute', code: 'required' }]
  if (rate < min) return [{ field: 'ratePerMinute', code: 'too_small', params: { min } }]
  return rate > max ? [{ field: 'ratePerMinute', code: 'too_large', params: { max } }] : []
}

/** Both together would reach nobody. */
function checkSeen({ seenWithinDays, unseenForDays }: CampaignForm['audience']): readonly FieldProblem[] {
  const reachesNobody = seenWithinDays != null && unseenForDays != null && unseenForDays >= seenWithinDays
  return reachesNobody ? [{ field: 'audience.unseenForDays', code: 'campaign.audience_contradicts' }] : []
}
