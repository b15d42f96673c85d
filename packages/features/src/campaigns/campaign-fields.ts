import type { BodyOf, Campaign, CampaignAudience } from '@chonoi/contract'
import { type CampaignChannel, campaignRate, validateCampaignForm, type Validator } from '@chonoi/domain'

/** What starts a campaign: its author, or a moment. */
export const campaignStarts = ['BY_HAND', 'AT_TIME'] as const

/** The form's fields. */
export interface CampaignFields {
  name: string
  subject: string
  content: string
  link: string
  channel: CampaignChannel
  start: (typeof campaignStarts)[number]
  /** `YYYY-MM-DDTHH:mm` in Vietnam; '' for none. Kept while the start is by hand. */
  scheduledAt: string
  ratePerMinute: number | null
  roles: NonNullable<CampaignAudience['roles']>
  tenantId: string | null
  productId: string | null
  minSpentInCents: number | null
  provinceCode: string
  seenWithinDays: number | null
  unseenForDays: number | null
}

export const newCampaignFields: CampaignFields = {
  ...{ name: '', subject: '', content: '', link: '', channel: 'EMAIL', start: 'BY_HAND', scheduledAt: '' },
  ...{ ratePerMinute: campaignRate.standard, roles: [], tenantId: null, productId: null },
  ...{ minSpentInCents: null, provinceCode: '', seenWithinDays: null, unseenForDays: null },
}

export function fieldsOfCampaign(campaign: Campaign): CampaignFields {
  const { name, subject, content, link, channel, audience, scheduledAt, ratePerMinute } = campaign
  return {
    ...{ name, subject, content, link: link ?? '', channel, ratePerMinute },
    ...(scheduledAt === null
      ? { start: 'BY_HAND', scheduledAt: '' }
      : { start: 'AT_TIME', scheduledAt: inVietnam(scheduledAt) }),
    roles: audience.roles ?? [],
    tenantId: audience.tenantId ?? null,
    productId: audience.productId ?? null,
    minSpentInCents: audience.minSpentInCents ?? null,
    provinceCode: audience.provinceCode ?? '',
    seenWithinDays: audience.seenWithinDays ?? null,
    unseenForDays: audience.unseenForDays ?? null,
  }
}

const offsetMs = 7 * 3_600_000
const inVietnam = (instant: string) => new Date(Date.parse(instant) + offsetMs).toISOString().slice(0, 16)

/** The conditions that are set. */
export function audienceOf(fields: CampaignFields): CampaignAudience {
  const { roles, tenantId, productId, minSpentInCents, provinceCode, seenWithinDays, unseenForDays } = fields
  return {
    ...(roles.length > 0 && { roles }),
    ...(tenantId && { tenantId }),
    ...(productId && { productId }),
    ...(minSpentInCents && { minSpentInCents }),
    ...(provinceCode && { provinceCode }),
    ...(seenWithinDays && { seenWithinDays }),
    ...(unseenForDays && { unseenForDays }),
  }
}

export const validateCampaignFields: Validator<CampaignFields> = (fields) => [
  ...validateCampaignForm({ ...fields, audience: fields }),
  ...(fields.start === 'AT_TIME' && fields.scheduledAt === ''
    ? ([{ field: 'scheduledAt', code: 'required' }] as const)
    : []),
  ...days('seenWithinDays', fields.seenWithinDays),
  ...days('unseenForDays', fields.unseenForDays),
]

const maxDays = 3650

function days(field: string, value: number | null) {
  if (value === null) return []
  if (value < 1) return [{ field, code: 'too_small', params: { min: 1 } } as const]
  return value > maxDays ? [{ field, code: 'too_large', params: { max: maxDays } } as const] : []
}

/** The form's name of a field of the API. */
export const campaignFieldOf = (path: string) => path.replace(/^audience\./, '')

export function campaignBody(fields: CampaignFields): BodyOf<'createCampaign'> {
  const { name, subject, content, channel, ratePerMinute, start, scheduledAt } = fields
  return {
    ...{ name, subject, content, channel, audience: audienceOf(fields) },
    link: fields.link.trim() || null,
    ratePerMinute: ratePerMinute ?? campaignRate.standard,
    scheduledAt: start === 'BY_HAND' ? null : new Date(`${scheduledAt}:00+07:00`).toISOString(),
  }
}
