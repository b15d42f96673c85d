import type { BodyOf, CampaignAudience } from '@chonoi/contract'
import {
  type CampaignAction,
  campaignMoves,
  campaignRate,
  mayDeleteCampaign,
  mayEditCampaign,
  mayRunCampaignAction,
  validateCampaignForm,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found, refuseFields } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { record } from '../events/record.ts'
import { toCampaign } from './campaign-views.ts'
import { campaignChanged, campaignCreated, campaignDeleted, campaignMoved } from './campaigns.events.ts'
import {
  type AuthoredCampaign,
  changeCampaign,
  type CampaignRow,
  deleteCampaignRow,
  findCampaign,
  insertCampaign,
  isKnownProduct,
  isKnownTenant,
  lockCampaign,
  skipWaiting,
} from './campaigns.store.ts'

type Columns = Pick<
  CampaignRow,
  'name' | 'subject' | 'content' | 'link' | 'channel' | 'audience' | 'ratePerMinute' | 'scheduledAt'
>

export function createCampaign(context: RequestContext, input: BodyOf<'createCampaign'>): Promise<AuthoredCampaign> {
  const { ratePerMinute = campaignRate.standard, audience = {}, link = null, scheduledAt = null, ...texts } = input
  return context.transaction((queries) =>
    add(context, queries, { ...texts, ratePerMinute, audience, link, scheduledAt: dateOf(scheduledAt) }),
  )
}

/** Copies a campaign under another name. Its time is past, or soon will be. */
export function duplicateCampaign(context: RequestContext, id: string, name: string): Promise<AuthoredCampaign> {
  return context.transaction(async (queries) => {
    const { campaign } = found(await findCampaign(queries, id))
    const { subject, content, link, channel, audience, ratePerMinute } = campaign
    return add(context, queries, {
      ...{ name, subject, content, link, channel, audience, ratePerMinute },
      scheduledAt: null,
    })
  })
}

async function add(context: RequestContext, queries: Queries, columns: Columns): Promise<AuthoredCampaign> {
  const id = await insertCampaign(queries, {
    ...(await checked(context, queries, columns)),
    createdBy: context.person.id,
  })
  const row = found(await findCampaign(queries, id))
  await record(context, queries, campaignCreated(row.campaign))
  return row
}

/** Changes what the input names, until sending begins. Fails with row.changed when the edited version isn't the stored one. */
export function updateCampaign(
  context: RequestContext,
  id: string,
  { version, scheduledAt, ...input }: BodyOf<'updateCampaign'>,
): Promise<AuthoredCampaign> {
  return context.transaction(async (queries) => {
    const before = found(await lockCampaign(queries, id))
    enforce(mayEditCampaign(before))
    await enforceVersion(version, before, async () => toCampaign(found(await findCampaign(queries, id))))
    const time = scheduledAt === undefined ? before.scheduledAt : dateOf(scheduledAt)
    if (before.status === 'SCHEDULED' && time === null) refuseFields([{ field: 'scheduledAt', code: 'required' }])
    const columns = await checked(context, queries, { ...columnsOf(before), ...input, scheduledAt: time })
    await changeCampaign(queries, id, columns)
    await record(context, queries, campaignChanged(before, differences(columnsOf(before), columns)))
    return found(await findCampaign(queries, id))
  })
}

export function deleteCampaign(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const row = found(await lockCampaign(queries, id))
    enforce(mayDeleteCampaign(row))
    await deleteCampaignRow(queries, id)
    await record(context, queries, campaignDeleted(row))
  })
}

/** Moves a campaign along the table of the domain. A job does the sending. */
export function runCampaignAction(
  context: RequestContext,
  id: string,
  action: CampaignAction,
): Promise<AuthoredCampaign> {
  return context.transaction(async (queries) => {
    const row = found(await lockCampaign(queries, id))
    const now = context.ports.now()
    enforce(mayRunCampaignAction(row, action, now))
    const status = campaignMoves[row.status][action] ?? row.status
    await changeCampaign(queries, id, { status, ...(action === 'SEND' && { startedAt: now }) })
    if (action === 'CANCEL') await context.asSystem((system) => skipWaiting(system, id))
    await record(context, queries, campaignMoved(row, action))
    return found(await findCampaign(queries, id))
  })
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))

function columnsOf(row: CampaignRow): Columns {
  const { name, subject, content, link, channel, audience, ratePerMinute, scheduledAt } = row
  return { name, subject, content, link, channel, audience, ratePerMinute, scheduledAt }
}

/** The columns as they are stored, once the rules of the form hold for all of them. */
async function checked(context: RequestContext, queries: Queries, columns: Columns): Promise<Columns> {
  enforceForm(validateCampaignForm, columns)
  if (columns.scheduledAt && columns.scheduledAt <= context.ports.now())
    refuseFields([{ field: 'scheduledAt', code: 'date.in_past' }])
  await refuseUnknown(queries, columns.audience)
  const { name, subject, content } = columns
  return { ...columns, name: name.trim(), subject: subject.trim(), content: content.trim() }
}

async function refuseUnknown(queries: Queries, { tenantId, productId }: CampaignAudience): Promise<void> {
  if (tenantId && !(await isKnownTenant(queries, tenantId)))
    refuseFields([{ field: 'audience.tenantId', code: 'not_in_list' }])
  if (productId && !(await isKnownProduct(queries, productId)))
    refuseFields([{ field: 'audience.productId', code: 'not_in_list' }])
}

function differences(was: Columns, is: Columns): Record<string, unknown> {
  const texts = (value: unknown) => (value instanceof Date || typeof value !== 'object' ? value : JSON.stringify(value))
  const names = Object.keys(is) as (keyof Columns)[]
  const changed = names.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  return Object.fromEntries(changed.map((name) => [name, { from: texts(was[name]), to: texts(is[name]) }]))
}
