import { sendCampaigns } from '../../src/jobs/send-campaigns.ts'
import { arrangeCampaign, arrangeFollower } from '../testing/arrange-campaigns.ts'
import { arrangePerson, arrangeShop } from '../testing/arrange.ts'
import type { TestApi } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, type Race } from './race.ts'

const followers = 12
const workers = 8

async function arrangeAudience(server: TestApi): Promise<string> {
  const tenantId = (await arrangeShop(server)).id
  await Promise.all(times(followers, () => arrangeFollower(server, {}, { shop: tenantId })))
  return tenantId
}

const send = (server: TestApi) => sendCampaigns({ database: server.api.database, ports: server.api.ports })
const notified = (server: TestApi, id: string) => count(server, 'notifications where campaign_id = $1', [id])
const twice = (server: TestApi, id: string) =>
  count(server, '(select from notifications where campaign_id = $1 group by user_id having count(*) > 1) as doubled', [
    id,
  ])

/** Several processes send one campaign. */
export const sentByManyWorkers: Race = async (server) => {
  const audience = { tenantId: await arrangeAudience(server) }
  const id = await arrangeCampaign(server, { status: 'SENDING', audience })
  await atOnce(times(workers, () => () => send(server)))
  const facts = new Facts()
  facts.hold('nobody gets a campaign twice', await twice(server, id), 0)
  facts.hold('everybody gets the campaign', await notified(server, id), followers)
  facts.hold('it is complete', await count(server, `campaigns where id = $1 and status = 'SENT'`, [id]), 1)
  return facts
}

/** An administrator cancels a campaign while processes send it. */
export const cancelledWhileSent: Race = async (server) => {
  const audience = { tenantId: await arrangeAudience(server) }
  const id = await arrangeCampaign(server, { status: 'SENDING', audience })
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const cancelled: Ending[] = []
  await atOnce(
    times(workers, (index) => async () => {
      if (index % 2 === 0) return void (await send(server))
      const body = { action: 'CANCEL' } as const
      cancelled.push(await admin.POST('/notification-campaigns/{id}/actions', { params: { path: { id } }, body }))
    }),
  )
  const facts = new Facts()
  const successes = await count(server, `campaigns where id = $1 and status = 'CANCELLED'`, [id])
  facts.ended(cancelled, { successes, refusals: ['409 campaign.action_not_allowed'] })
  facts.hold('nobody gets a campaign twice', await twice(server, id), 0)
  const left = await count(server, `campaign_recipients where campaign_id = $1 and status = 'PENDING'`, [id])
  facts.hold('nobody waits for a campaign that is over', left, 0)
  const sent = await count(server, `campaign_recipients where campaign_id = $1 and status = 'SENT'`, [id])
  facts.hold('who is counted got it', await notified(server, id), sent)
  return facts
}
