import { expect, test } from 'vitest'
import { arrangeCampaign } from '../../../test/testing/arrange-campaigns.ts'
import { arrangePaidOrder } from '../../../test/testing/arrange-orders.ts'
import { arrangeReturn } from '../../../test/testing/arrange-returns.ts'
import { arrangeVerification } from '../../../test/testing/arrange-seller-verifications.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

/** Who hears of a row, for each event about it. */
const told = async (topic: string, rowId: string | null) =>
  (
    await server.owner.query(
      `select tenant_id as shop, user_id as person, for_platform as platform, is_public as everybody
       from live_events where topic = $1 and row_id is not distinct from $2 order by id`,
      [topic, rowId],
    )
  ).rows
const forPlatform = { shop: null, person: null, platform: true, everybody: false }

test('live events: buyer, shop and platform hear of a return, and of what becomes of it', async () => {
  const shop = (await arrangeShop(server)).id
  const buyer = await arrangePerson(server)
  const sold = { tenantId: shop, buyerId: buyer.id, amount: 100_000, createdAt: new Date() }
  const id = await arrangeReturn(server, (await arrangePaidOrder(server, sold)).id)
  const event = { ...forPlatform, shop, person: buyer.id }
  expect(await told('returns', id)).toEqual([event])
  await server.owner.query(`update order_returns set status = 'ESCALATED' where id = $1`, [id])
  expect(await told('returns', id)).toEqual([event, event])
})

test('live events: the platform hears of a seller to be verified, and the seller of the decision', async () => {
  const seller = await arrangePerson(server)
  const id = await arrangeVerification(server, seller.id)
  const event = { ...forPlatform, person: seller.id }
  expect(await told('verifications', id)).toEqual([event])
  await server.owner.query(
    `update seller_verifications set status = 'REJECTED', reason = 'Ảnh mờ', decided_at = now() where id = $1`,
    [id],
  )
  expect(await told('verifications', id)).toEqual([event, event])
})

test('live events: the platform hears of new users once for each statement, and of a closed account', async () => {
  const before = (await told('users', null)).length
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into users (email, first_name, last_name)
     select 'nguoi-moi-' || number || '@vidu.test', 'An', 'Nguyễn' from generate_series(1, 3) number returning id`,
  )
  expect((await told('users', null)).slice(before)).toEqual([forPlatform])
  const id = rows[0]?.id ?? ''
  await server.owner.query(`update users set first_name = 'Bình' where id = $1`, [id])
  expect(await told('users', id)).toEqual([])
  await server.owner.query('update users set is_active = false where id = $1', [id])
  expect(await told('users', id)).toEqual([forPlatform])
})

test('live events: the platform alone hears of a campaign, and of its states', async () => {
  const id = await arrangeCampaign(server)
  expect(await told('campaigns', id)).toEqual([forPlatform])
  await server.owner.query(`update campaigns set name = 'Rằm' where id = $1`, [id])
  expect(await told('campaigns', id)).toEqual([forPlatform])
  await server.owner.query(`update campaigns set status = 'CANCELLED' where id = $1`, [id])
  expect(await told('campaigns', id)).toEqual([forPlatform, forPlatform])
})
