import { arrangeCoupon, arrangeReview } from '../testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import type { TestApi } from '../testing/test-api.ts'
import { times } from './at-once.ts'
import { inBulkAndSingly, succeeded } from './bulk-and-single.ts'
import { type Ending, Facts } from './facts.ts'
import { count, type Race } from './race.ts'

const rows = 10
const at = (id: string) => ({ params: { path: { id } } })
const arrangeSome = (make: () => Promise<{ id: string }>) => Promise.all(times(rows, async () => (await make()).id))
const administrator = async (server: TestApi) => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const logged = (server: TestApi, ids: readonly string[], action = '%') =>
  count(server, 'audit_logs where entity_id::text = any ($1) and action like $2', [ids, action])

/** Administrators close the same accounts in bulk while others change their roles one by one. */
export const usersInBulkAndSingly: Race = async (server, calls) => {
  const ids = await arrangeSome(() => arrangePerson(server))
  const admin = await administrator(server)
  const { endings, changed } = await inBulkAndSingly(calls, ids, {
    inBulk: (some) => admin.POST('/users/bulk', { body: { ids: some, action: 'DEACTIVATE' } }),
    singly: (id) => admin.PUT('/users/{id}', { ...at(id), body: { role: 'USER' } }),
  })
  const facts = new Facts()
  facts.ended(endings, { successes: calls, refusals: [] })
  facts.hold('each change is in the log', await logged(server, ids), changed)
  const open = await count(server, 'users where id = any ($1) and is_active', [ids])
  facts.hold('every account is closed', open, 0)
  const roles = await count(server, `memberships where user_id = any ($1) and role = 'USER'`, [ids])
  facts.hold('every role is the new one', roles, Math.min(rows, Math.floor(calls / 3)))
  return facts
}

/** Administrators suspend the same shops in bulk while others bring them back one by one. */
export const shopsInBulkAndSingly: Race = async (server, calls) => {
  const ids = await arrangeSome(() => arrangeShop(server))
  const admin = await administrator(server)
  const { endings } = await inBulkAndSingly(calls, ids, {
    inBulk: (some) => admin.POST('/tenants/bulk', { body: { ids: some, action: 'SUSPEND' } }),
    singly: (id) => admin.PUT('/tenants/{id}/status', { ...at(id), body: { approvalStatus: 'APPROVED' } }),
  })
  const facts = new Facts()
  facts.ended(endings, { successes: calls, refusals: [] })
  const suspended = await count(server, `tenants where id = any ($1) and approval_status = 'SUSPENDED'`, [ids])
  const decisions = (await logged(server, ids, 'tenant.suspend')) - (await logged(server, ids, 'tenant.reinstate'))
  facts.hold('each stands as the decisions in the log say', decisions, suspended)
  return facts
}

/** Administrators delete the same coupons, in bulk and one by one. */
export const couponsInBulkAndSingly: Race = async (server, calls) => {
  const ids = await arrangeSome(() => arrangeCoupon(server))
  const admin = await administrator(server)
  const { endings, changed } = await inBulkAndSingly(calls, ids, {
    inBulk: (some) => admin.POST('/coupons/bulk', { body: { ids: some, action: 'DELETE' } }),
    singly: (id): Promise<Ending> => admin.DELETE('/coupons/{id}', at(id)),
  })
  const facts = new Facts()
  facts.ended(endings, { successes: succeeded(endings), refusals: ['404 resource.not_found'] })
  facts.hold('each is deleted once', changed, rows)
  facts.hold('the log says so', await logged(server, ids, 'coupon.delete'), rows)
  return facts
}

/** Administrators hide the same reviews, of products of several shops, in bulk while others approve them one by one. */
export const reviewsInBulkAndSingly: Race = async (server, calls) => {
  const { id: user } = await arrangePerson(server)
  const ids = await arrangeSome(async () => {
    const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
    return arrangeReview(server, { product, user })
  })
  const admin = await administrator(server)
  const { endings, changed } = await inBulkAndSingly(calls, ids, {
    inBulk: (some) =>
      admin.POST('/reviews/bulk-moderate', { body: { ids: some, status: 'HIDDEN', reason: 'Quảng cáo' } }),
    singly: (id) => admin.PATCH('/reviews/{id}/moderate', { ...at(id), body: { status: 'APPROVED' } }),
  })
  const facts = new Facts()
  facts.ended(endings, { successes: calls, refusals: [] })
  facts.hold('each decision is in the log', await logged(server, ids), changed)
  return facts
}
