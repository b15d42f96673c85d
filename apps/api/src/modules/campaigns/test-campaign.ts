import type { TestedCampaign } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { campaignMail } from '../../mail/campaign-mail.ts'
import { record } from '../events/record.ts'
import { shopMailBrand } from '../../mail/mail-brand.store.ts'
import { campaignTested } from './campaigns.events.ts'
import { findCampaign } from './campaigns.store.ts'

/** Mails a campaign to test addresses. One that the mail server refuses doesn't keep the others back. */
export async function testCampaign(
  context: RequestContext,
  id: string,
  testEmails: readonly string[],
): Promise<TestedCampaign> {
  const { ports, person, facts } = context
  const { campaign } = await context.transaction(async (queries) => found(await findCampaign(queries, id)))
  const brand = await context.asSystem((queries) => shopMailBrand(queries, ports.publicUrl, campaign.audience.tenantId))
  const place = { publicUrl: ports.publicUrl, brand, isTest: true }
  const { firstName, lastName } = person
  const outcomes = await Promise.allSettled(
    testEmails.map(async (email) =>
      ports.mailer.send(await campaignMail(campaign, { email, firstName, lastName, language: facts.language }, place)),
    ),
  )
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      ports.log.error({ err: outcome.reason as unknown, campaignId: id }, 'a test of a campaign was not mailed')
  const sent = outcomes.filter(({ status }) => status === 'fulfilled').length
  await context.transaction((queries) => record(context, queries, campaignTested(campaign, sent)))
  return { success: sent === testEmails.length, sent }
}
