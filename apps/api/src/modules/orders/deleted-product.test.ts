import { expect, test } from 'vitest'
import { arrangeCheckout } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

test("createOrder: a product that is deleted during the checkout isn't available, rather than short of stock", async () => {
  const { buyer, body, product } = await arrangeCheckout(server)
  const shop = await server.owner.connect()
  try {
    await shop.query('begin')
    await shop.query('select from products where id = $1 for update', [product.id])
    const ordering = server
      .client(buyer.token)
      .POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await server.owner.query(waiting)).rowCount).toBeGreaterThan(0)
    await shop.query('delete from products where id = $1', [product.id])
    await shop.query('commit')
    expect((await ordering).error).toMatchObject({ code: 'product.not_available', status: 409 })
  } finally {
    shop.release()
  }
})
