import type { BodyOf, Campaign, CampaignPreview, CampaignStats, QueryOf } from '@chonoi/contract'
import { personalText } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { campaignMail, type CampaignReader } from '../../mail/campaign-mail.ts'
import { shopMailBrand } from '../../mail/mail-brand.store.ts'
import { countAudience, sampleAudience } from './campaign-audience.store.ts'
import { toCampaign } from './campaign-views.ts'
import {
  type AuthoredCampaign,
  countCampaigns,
  findCampaign,
  findCampaignPage,
  findFigures,
} from './campaigns.store.ts'

/** Campaigns with their figures, which only the system reads. */
async function withFigures(context: RequestContext, rows: readonly AuthoredCampaign[]): Promise<Campaign[]> {
  const figures = await context.asSystem((queries) =>
    findFigures(
      queries,
      rows.map(({ campaign }) => campaign.id),
    ),
  )
  return rows.map((row) => toCampaign(row, figures.get(row.campaign.id)))
}

export function listCampaigns(
  context: RequestContext,
  query: QueryOf<'listCampaigns'> & { page: number; limit: number },
) {
  return context.transaction(async (queries) => {
    const { rows, total } = await findCampaignPage(queries, query)
    return { campaigns: await withFigures(context, rows), total }
  })
}

export function readCampaign(context: RequestContext, id: string): Promise<Campaign> {
  return context.transaction(async (queries) => {
    const [campaign] = await withFigures(context, [found(await findCampaign(queries, id))])
    return found(campaign)
  })
}

/** Rates are percentages with one decimal. */
const rateOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

export async function readCampaignStats(context: RequestContext): Promise<CampaignStats> {
  const { events = { delivered: 0, opened: 0, clicked: 0 }, ...counts } = await context.transaction(countCampaigns)
  return {
    ...counts,
    openRate: rateOf(events.opened, events.delivered),
    clickRate: rateOf(events.clicked, events.delivered),
  }
}

export function countCampaignAudience(context: RequestContext, body: BodyOf<'countCampaignAudience'>) {
  return context.asSystem(async (queries) => ({
    recipientCount: await countAudience(queries, body),
    samples: (await sampleAudience(queries, body)).map(({ firstName, lastName }) => ({ firstName, lastName })),
  }))
}

/** The campaign as a mail, for its author and for people of its audience. */
export async function previewCampaign(context: RequestContext, id: string): Promise<CampaignPreview> {
  const { campaign, recipientCount, people } = await context.transaction(async (queries) => {
    const row = found(await findCampaign(queries, id)).campaign
    return context.asSystem(async (system) => ({
      campaign: row,
      recipientCount: await countAudience(system, row),
      people: await sampleAudience(system, row),
    }))
  })
  const { firstName, lastName, email } = context.person
  const { publicUrl } = context.ports
  const brand = await context.asSystem((queries) => shopMailBrand(queries, publicUrl, campaign.audience.tenantId))
  const asMail = async (reader: CampaignReader) => {
    const { subject, html, text } = await campaignMail(campaign, reader, { publicUrl, brand })
    return { subject, html, text }
  }
  return {
    ...(await asMail({ firstName, lastName, email, language: context.facts.language })),
    recipientCount,
    samples: await Promise.all(
      people.map(async (person) => ({
        ...{ firstName: person.firstName, lastName: person.lastName },
        ...(await asMail({ ...person, email: '' })),
        message: personalText(campaign.content, person),
      })),
    ),
  }
}
