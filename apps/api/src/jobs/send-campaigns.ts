import { personalText } from '@chonoi/domain'
import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { isUnderMaintenance } from '../http/maintenance.ts'
import { campaignMail } from '../mail/campaign-mail.ts'
import { listRecipients } from '../modules/campaigns/campaign-audience.store.ts'
import { campaignCompleted, campaignMoved } from '../modules/campaigns/campaigns.events.ts'
import { type CampaignRow, changeCampaign, lockCampaign } from '../modules/campaigns/campaigns.store.ts'
import { record } from '../modules/events/record.ts'
import { getPlatformName } from '../modules/platform/platform.store.ts'
import {
  type CampaignRecipient,
  claimRecipients,
  countClaimedSince,
  countForCampaign,
  findSendingCampaigns,
  insertCampaignNotifications,
  isDone,
  noteRecipients,
  queueCampaignPushes,
  startDueCampaigns,
} from './campaign-sending.store.ts'
import type { JobTools } from './job.ts'

const batchSize = { EMAIL: 20, PUSH: 200, IN_APP: 200 } as const
const maxAttempts = 5
const minute = 60_000
/** Longer than any mail server is waited for. */
const lease = 10 * minute
/** After 5, 10, 20, 40 minutes. */
const nextTry = (now: Date, attempts: number) => new Date(now.getTime() + 5 * minute * 2 ** Math.max(0, attempts - 1))
const recorder = { actor: null, facts: { requestId: 'job-send-campaigns' } }

/**
 * Sends the campaigns that are under way, in batches, until each has sent what it may in a minute. Every batch is
 * committed, so that a process that dies is followed by another one. Answers how many people were reached.
 */
export async function sendCampaigns(tools: JobTools): Promise<number> {
  // Their links lead to pages that are closed.
  if (await isUnderMaintenance(tools.database)) return 0
  await inScope(tools.database, systemScope, async ({ queries }) => {
    for (const started of await startDueCampaigns(queries, tools.ports.now()))
      await record(recorder, queries, campaignMoved(started, 'SEND'))
  })
  const ids = await inScope(tools.database, systemScope, ({ queries }) => findSendingCampaigns(queries))
  let reached = 0
  for (const id of ids) reached += await sendOne(tools, id)
  return reached
}

async function sendOne(tools: JobTools, id: string): Promise<number> {
  for (let reached = 0; ; ) {
    const batch = await takeBatch(tools, id)
    if (!batch) return reached
    reached += batch.campaign.channel === 'EMAIL' ? await mailBatch(tools, batch) : batch.people.length
  }
}

interface Batch {
  campaign: CampaignRow
  /** Those who still want it. */
  people: CampaignRecipient[]
}

/**
 * Takes the next people under the lock of the campaign: it is neither paused nor cancelled, and the rate holds for all
 * processes together. What only the database does is done at once, in the same transaction. Undefined: nobody's turn.
 */
function takeBatch({ database, ports }: JobTools, id: string): Promise<Batch | undefined> {
  return inScope(database, systemScope, async ({ queries }) => {
    const campaign = await lockCampaign(queries, id)
    if (campaign?.status !== 'SENDING') return undefined
    const now = ports.now()
    await listOnce(queries, campaign, now)
    const claimed = await countClaimedSince(queries, id, new Date(now.getTime() - minute))
    const limit = Math.min(batchSize[campaign.channel], campaign.ratePerMinute - claimed)
    const claim = { now, again: new Date(now.getTime() + lease), limit }
    const taken = limit > 0 ? await claimRecipients(queries, campaign, claim) : []
    const [people, unwilling] = [taken.filter(({ consents }) => consents), taken.filter(({ consents }) => !consents)]
    await noteRecipients(queries, id, idsOf(unwilling), { status: 'SKIPPED' })
    if (campaign.channel !== 'EMAIL') await deliver(queries, campaign, people, now)
    await completeOnce(queries, campaign, now)
    return taken.length > 0 ? { campaign, people } : undefined
  })
}

const idsOf = (people: readonly CampaignRecipient[]) => people.map(({ userId }) => userId)

/** Writes the audience down when sending begins. */
async function listOnce(queries: Queries, campaign: CampaignRow, now: Date): Promise<void> {
  if (campaign.listedAt) return
  const recipientCount = await listRecipients(queries, campaign, now)
  await changeCampaign(queries, campaign.id, { listedAt: now, recipientCount })
  campaign.recipientCount = recipientCount
}

async function completeOnce(queries: Queries, campaign: CampaignRow, now: Date): Promise<void> {
  if (!(await isDone(queries, campaign.id))) return
  await changeCampaign(queries, campaign.id, { status: 'SENT', sentAt: now })
  await record(recorder, queries, campaignCompleted(campaign, campaign.recipientCount))
}

/** Hands the campaign to people's lists or devices. */
async function deliver(
  queries: Queries,
  campaign: CampaignRow,
  people: readonly CampaignRecipient[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return
  const { id, channel, subject, content, link } = campaign
  const told = people.map((person) => ({
    ...{ userId: person.userId, token: person.token },
    ...{ title: personalText(subject, person), message: personalText(content, person) },
  }))
  if (channel === 'IN_APP') {
    await insertCampaignNotifications(queries, campaign, told)
    await noteRecipients(queries, id, idsOf(people), { status: 'SENT', sentAt: now, deliveredAt: now })
    return countForCampaign(queries, id, { sent: people.length, delivered: people.length })
  }
  const pushes = told.map(({ userId, token, title, message }) => ({
    ...{ userId, token },
    content: { title, body: message, link, data: {}, requireInteraction: false },
  }))
  const queued = new Set(await queueCampaignPushes(queries, pushes))
  await noteRecipients(queries, id, [...queued], { status: 'SENT', sentAt: now })
  // They removed their last device meanwhile.
  const left = idsOf(people).filter((userId) => !queued.has(userId))
  await noteRecipients(queries, id, left, { status: 'SKIPPED' })
  await countForCampaign(queries, id, { sent: queued.size })
}

async function mailBatch(tools: JobTools, { campaign, people }: Batch): Promise<number> {
  const platform = await getPlatformName(tools.database.visitor)
  const outcomes = await Promise.all(people.map((person) => mailOne(tools, campaign, person, platform)))
  await inScope(tools.database, systemScope, async ({ queries }) => {
    const locked = await lockCampaign(queries, campaign.id)
    if (locked?.status === 'SENDING') await completeOnce(queries, locked, tools.ports.now())
  })
  return outcomes.filter((isSent) => isSent).length
}

/** Mails one person and notes it right away, so that a process that dies repeats at most what it was handing over. */
async function mailOne(
  { database, ports }: JobTools,
  campaign: CampaignRow,
  person: CampaignRecipient,
  platform: string,
): Promise<boolean> {
  const { id } = campaign
  const note = (outcome: Parameters<typeof noteRecipients>[3], counted: Parameters<typeof countForCampaign>[2]) =>
    inScope(database, systemScope, async ({ queries }) => {
      await noteRecipients(queries, id, [person.userId], outcome)
      await countForCampaign(queries, id, counted)
    })
  try {
    const mail = await campaignMail(campaign, person, { publicUrl: ports.publicUrl, platform, token: person.token })
    await ports.mailer.send({ ...mail, messageKey: person.token })
  } catch (err) {
    ports.log.error({ err, campaignId: id, userId: person.userId }, 'a mail of a campaign was not sent')
    const now = ports.now()
    if (person.attempts < maxAttempts) await note({ dueAt: nextTry(now, person.attempts) }, {})
    else await note({ status: 'FAILED' }, { failed: 1 })
    return false
  }
  const now = ports.now()
  await note({ status: 'SENT', sentAt: now, deliveredAt: now }, { sent: 1, delivered: 1 })
  return true
}
