import { rateLimits, type RateLimit } from '@chonoi/contract/rate-limits'
import { expect, test } from 'vitest'
import { arrangeInvoice } from '../../../test/testing/arrange-invoices.ts'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { openRateLimits } from '../../http/rate-limits.ts'

const server = useTestApi((_ports, database) => ({ rateLimits: openRateLimits(database) }))

async function arrangeTeam() {
  const shop = (await arrangeShop(server)).id
  const { token } = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  return { shop, client: server.client(token) }
}

async function useUp(limit: RateLimit, shop: string) {
  for (let sent = 0; sent < rateLimits[limit].points; sent++) await server.api.ports.rateLimits.consume(limit, shop)
}

test('sendInvitation: a shop mails so many a day, whoever they go to', async () => {
  const [{ shop, client }, other] = [await arrangeTeam(), await arrangeTeam()]
  await useUp('invitation-shop', shop)
  const invite = ({ client: by }: typeof other) =>
    by.POST('/invitations', { body: { email: 'moi.nguoi@chonoi.test', role: 'SELLER' } })
  expect((await invite({ shop, client })).error?.code).toBe('request.rate_limited')
  expect((await invite(other)).response.status).toBe(201)
})

test('sendInvoiceEmail: a shop mails so many a day', async () => {
  const { shop, client } = await arrangeTeam()
  const product = await arrangeProduct(server, { shop })
  const buyer = await arrangePerson(server)
  const { id: orderId } = await arrangeOrderOf(server, { buyer, product })
  const id = await arrangeInvoice(server, { orderId, words: 'x', status: 'ISSUED' })
  await useUp('invoice-mail', shop)
  const { error } = await client.POST('/invoices/{id}/send-email', { params: { path: { id } }, body: {} })
  expect(error?.code).toBe('request.rate_limited')
})
