import { personalText } from '@chonoi/domain'
import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { isUnderMaintenance } from '../http/maintenance.ts'
import { campaignMail } from '../mail/campaign-mail.ts'
import { listRecipients } from '../modules/campaigns/campaign-audience.store.ts'
import { campaignCompleted, campaignMoved } from '../modules/campaigns/campaigns.events.ts'
import { type CampaignRow, changeCampaign, lockCampaign } from '../modules/campaigns/campaigns.store.ts'
import { record } from '../modules/events/record.ts'
import type { MailBrand } from '../mail/mail-brand.ts'
import { shopMailBrand } from '../mail/mail-brand.store.ts'
import {
  type CampaignRecipient,
  claimRecipients,
  countClaimedSince,
  countForCampaign,
  findDueCampaigns,
  findSendingCampaigns,
  insertCampaignNotifications,
  isDone,
  noteRecipients,
  queueCampaignPushes,
  startDueCampaign,
} from './campaign-sending.store.ts'
import { handleEach } from './handle-each.ts'
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
  const asSystem = <T>(work: (queries: Queries) => Promise<T>) =>
    inScope(tools.database, systemScope, ({ queries }) => work(queries))
  const now = tools.ports.now()
  const due = await asSystem((queries) => findDueCampaigns(queries, now))
  await handleEach(tools, 'send-campaigns', due, (id) => asSystem((queries) => start(queries, id, now)))
  let reached = 0
  await handleEach(tools, 'send-campaigns', await asSystem(findSendingCampaigns), async (id) => {
    const sent = await sendOne(tools, id)
    reached += sent
  })
  return reached
}

async function start(queries: Queries, id: string, now: Date): Promise<void> {
  const started = await startDueCampaign(queries, id, now)
  if (started) await record(recorder, queries, campaignMoved(started, 'SEND'))
}

async function sendOne(tools: JobTools, id: string): Promise<number> {
  let brand: MailBrand | undefined
  for (let reached = 0; ; ) {
    const batch = await takeBatch(tools, id)
    if (!batch) return reached
    if (batch.campaign.channel === 'EMAIL') {
      brand ??= await brandOf(tools, batch.campaign)
      reached += await mailBatch(tools, batch, brand)
    } else reached += batch.people.length
  }
}

const brandOf = ({ database, ports }: JobTools, { audience }: CampaignRow): Promise<MailBrand> =>
  inScope(database, systemScope, ({ queries }) => shopMailBrand(queries, ports.publicUrl, audience.tenantId))

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
    const limit = Math.max(0, Math.min(batchSize[campaign.channel], campaign.ratePerMinute - claimed))
    const claim = { now, again: new Date(now.getTime() + lease), limit }
    const { people: taken, postponed } = await claimRecipients(queries, campaign, claim)
    const [people, unwilling] = [taken.filter(({ consents }) => consents), taken.filter(({ consents }) => !consents)]
    await noteRecipients(queries, id, idsOf(unwilling), { status: 'SKIPPED' })
    if (campaign.channel !== 'EMAIL') await deliver(queries, campaign, people, now)
    await completeOnce(queries, campaign, now)
    return taken.length + postponed > 0 ? { campaign, people } : undefined
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

/** Whoever takes the next batch, and finds none, completes the campaign. */
async function mailBatch(tools: JobTools, { campaign, people }: Batch, brand: MailBrand): Promise<number> {
  const noteSent = notingTogether((userIds) => noteSentMails(tools, campaign.id, userIds))
  const outcomes = await Promise.all(people.map((person) => mailOne(tools, campaign, person, { brand, noteSent })))
  return outcomes.filter((isSent) => isSent).length
}

interface Mailing {
  brand: MailBrand
  noteSent: (userId: string) => Promise<void>
}

/** Mails one person and notes it right away, so that a process that dies repeats at most what it was handing over. */
async function mailOne(
  tools: JobTools,
  campaign: CampaignRow,
  person: CampaignRecipient,
  { brand, noteSent }: Mailing,
): Promise<boolean> {
  const { publicUrl, mailer, log } = tools.ports
  try {
    const mail = await campaignMail(campaign, person, { publicUrl, brand, token: person.token })
    await mailer.send({ ...mail, messageKey: person.token })
  } catch (err) {
    log.error({ err, campaignId: campaign.id, userId: person.userId }, 'a mail of a campaign was not sent')
    await noteUnsentMail(tools, campaign.id, person)
    return false
  }
  await noteSent(person.userId)
  return true
}

/**
 * Hands over what came while the last hand-over was under way, all at once: the figures of a campaign's day are one row,
 * and mails that note themselves one by one wait for each other's commits there.
 */
function notingTogether(write: (userIds: readonly string[]) => Promise<void>): (userId: string) => Promise<void> {
  let waiting: string[] = []
  let writing: Promise<void> | undefined
  async function writeAll() {
    while (waiting.length > 0) {
      const userIds = waiting
      waiting = []
      await write(userIds)
    }
    writing = undefined
  }
  return (userId) => {
    waiting.push(userId)
    return (writing ??= writeAll())
  }
}

function noteSentMails({ database, ports }: JobTools, id: string, userIds: readonly string[]): Promise<void> {
  const now = ports.now()
  return inScope(database, systemScope, async ({ queries }) => {
    await noteRecipients(queries, id, userIds, { status: 'SENT', sentAt: now, deliveredAt: now })
    await countForCampaign(queries, id, { sent: userIds.length, delivered: userIds.length })
  })
}

/** It is tried again later, and given up at the last time. */
function noteUnsentMail({ database, ports }: JobTools, id: string, person: CampaignRecipient): Promise<void> {
  const { userId, attempts } = person
  return inScope(database, systemScope, async ({ queries }) => {
    if (attempts < maxAttempts) return noteRecipients(queries, id, [userId], { dueAt: nextTry(ports.now(), attempts) })
    await noteRecipients(queries, id, [userId], { status: 'FAILED' })
    await countForCampaign(queries, id, { failed: 1 })
  })
}
