import { arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, type Race } from './race.ts'

const products = 10

/** Administrators decide on the same products: in bulk, from both ends of the list, and one by one. */
export const decidedInBulkAndSingly: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const seller = (await arrangePerson(server, { shop })).id
  const ids = await Promise.all(
    times(products, async () => (await arrangeProduct(server, { shop, seller, status: 'PENDING' })).id),
  )
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const bulk: { succeeded: number }[] = []
  const inBulk = async (body: { ids: string[]; action: 'APPROVE' | 'REJECT'; reason?: string }) => {
    const ending = await admin.POST('/products/bulk-review', { body })
    if (ending.data) bulk.push(ending.data)
    return ending
  }
  const single: Ending[] = []
  const endings = await atOnce<Ending>(
    times(calls, (index) => async () => {
      if (index % 3 === 0) return inBulk({ ids, action: 'APPROVE' })
      if (index % 3 === 1) return inBulk({ ids: ids.toReversed(), action: 'REJECT', reason: 'Ảnh mờ' })
      const path = { id: ids[index % products] ?? '' }
      const ending: Ending = await admin.PUT('/products/{id}/approve', { params: { path }, body: {} })
      single.push(ending)
      return ending
    }),
  )
  const facts = new Facts()
  const refused = single.filter(({ response }) => response.status >= 300).length
  facts.ended(endings, { successes: endings.length - refused, refusals: ['409 product.not_pending'] })
  const decisions = bulk.reduce((sum, { succeeded }) => sum + succeeded, single.length - refused)
  facts.hold('each product is decided on once', decisions, products)
  const told = (action: string, status: string) =>
    count(
      server,
      `audit_logs l join products p on p.id::text = l.entity_id::text
       where p.tenant_id = $1 and l.action = $2 and p.status = $3`,
      [shop, action, status],
    )
  const logged = (await told('product.approve', 'APPROVED')) + (await told('product.reject', 'REJECTED'))
  facts.hold('each stands as its one entry of the log says', logged, products)
  return facts
}
