import { expect, test } from 'vitest'
import { platformTenant } from './arrange.ts'
import { useTestApi } from './test-api.ts'

const server = useTestApi()

test('platformTenant: concurrent callers on an empty database share one platform', async () => {
  for (let round = 0; round < 5; round++) {
    await server.owner.query('truncate tenants cascade')
    const found = await Promise.all(Array.from({ length: 50 }, () => platformTenant(server)))
    const { rows } = await server.owner.query<{ id: string }>('select id from tenants')
    expect([...new Set(found)]).toEqual(rows.map(({ id }) => id))
  }
})
