import { expect, test } from 'vitest'
import { arrangePerson, arrangeShop } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'

const server = useTestApi()

test('a transaction that PostgreSQL ended because of a deadlock runs again, and its caller notices nothing', async () => {
  const shops = [(await arrangeShop(server)).id, (await arrangeShop(server)).id].toSorted()
  const [first, second] = shops
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const other = await server.owner.connect()
  const lock = (id: string | undefined) => other.query('select from tenants where id = $1 for update', [id])
  try {
    await other.query('begin')
    await lock(second)
    const suspended = admin.POST('/tenants/bulk', { body: { ids: shops, action: 'SUSPEND' } })
    await expect
      .poll(async () => (await server.owner.query(`select from pg_locks where not granted`)).rowCount, { interval: 10 })
      .toBeGreaterThan(0)
    // The server waits longer than this one, so it is the server's transaction that is ended.
    await lock(first)
    expect(server.deadlocks).toBe(1)
    await other.query('commit')
    expect((await suspended).data).toMatchObject({ succeeded: 2 })
  } finally {
    other.release()
  }
})
