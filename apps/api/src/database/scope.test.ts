import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApi } from '../../test/testing/test-api.ts'
import { RequestContext } from '../http/context.ts'
import type { Queries } from './database.ts'
import { inScope, type OpenTransaction, type Scope, systemScope } from './scope.ts'

const server = useTestApi()
const buyer: Scope = { userId: randomUUID(), tenantId: null, reach: 'person' }
const shop: Scope = { ...buyer, tenantId: randomUUID() }
const otherShop: Scope = { ...buyer, tenantId: randomUUID() }

/** The scope that row-level security reads. */
async function scopeOf(queries: Queries) {
  const { rows } = await queries.execute(
    sql`select current_setting('app.tenant_id') as tenant, current_setting('app.scope') as reach`,
  )
  return rows[0]
}
const seen = ({ tenantId, reach }: Scope) => ({ tenant: tenantId ?? '', reach })
const asBuyer = <T>(work: (open: OpenTransaction) => Promise<T>) => inScope(server.api.database, buyer, work)
const refused = new Error('Another scope of this transaction is active, or this one has ended.')
const contextOf = () => {
  const facts = { requestId: 'test-test', address: '', userAgent: '', language: 'vi' } as const
  return new RequestContext(server.api.ports, server.api.database, facts, null)
}

test('switchScope: the scope is the inner one inside and the outer one afterwards, however deep', async () => {
  await asBuyer(async (open) => {
    await open.switchScope(shop, async (inner) => {
      expect(await scopeOf(inner.queries)).toEqual(seen(shop))
      await inner.switchScope(systemScope, async ({ queries }) => {
        expect(await scopeOf(queries)).toEqual(seen(systemScope))
      })
      expect(await scopeOf(inner.queries)).toEqual(seen(shop))
    })
    expect(await scopeOf(open.queries)).toEqual(seen(buyer))
  })
})

test('switchScope: restores the scope when the step throws and the failure is caught', async () => {
  await asBuyer(async (open) => {
    const step = open.switchScope(systemScope, () => Promise.reject(new Error('broken')))
    await expect(step).rejects.toThrow('broken')
    expect(await scopeOf(open.queries)).toEqual(seen(buyer))
  })
})

test('switchScope: restores the scope after a failed statement that a savepoint rolled back', async () => {
  await asBuyer(async (open) => {
    await open.queries.execute(sql`savepoint step`)
    const step = open.switchScope(systemScope, ({ queries }) => queries.execute(sql`select 1 / 0`))
    await expect(step).rejects.toThrow(/Failed query/)
    await open.queries.execute(sql`rollback to savepoint step`)
    expect(await scopeOf(open.queries)).toEqual(seen(buyer))
  })
})

test('switchScope: refuses the outer queries while an inner scope is active', async () => {
  const mixed = asBuyer(({ queries, switchScope }) => switchScope(shop, () => scopeOf(queries)))
  await expect(mixed).rejects.toMatchObject({ cause: refused })
})

test('switchScope: refuses two scopes at the same time', async () => {
  const both = asBuyer((open) =>
    Promise.all([shop, otherShop].map((scope) => open.switchScope(scope, ({ queries }) => scopeOf(queries)))),
  )
  await expect(both).rejects.toThrow(/Another scope/)
})

test('inScope: refuses queries after the transaction has ended', async () => {
  const kept = await asBuyer(({ queries }) => Promise.resolve({ queries }))
  await expect(scopeOf(kept.queries)).rejects.toMatchObject({ cause: refused })
})

test('RequestContext: refuses two transactions and two scopes at the same time', async () => {
  const context = contextOf()
  await expect(Promise.all([context.transaction(scopeOf), context.asSystem(scopeOf)])).rejects.toThrow(
    /one transaction/,
  )
  const other = contextOf()
  const both = other.transaction(() =>
    Promise.all(['a', 'b'].map((tenantId) => other.asTenant(tenantId, () => Promise.resolve()))),
  )
  await expect(both).rejects.toThrow(/Another scope/)
})

test('RequestContext: a transaction inside asSystem runs in the scope of the actor', async () => {
  const context = contextOf()
  await context.asSystem(async () => {
    expect(await context.transaction(scopeOf)).toEqual({ tenant: '', reach: 'person' })
    expect(await context.asSystem(scopeOf)).toEqual(seen(systemScope))
  })
})
