import { arrangePerson } from '../testing/arrange.ts'
import { arrangeVerification } from '../testing/arrange-seller-verifications.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, type Race } from './race.ts'

/** Administrators approve and reject one verification at once: one decision wins, and it opens one shop or none. */
export const reviewedByMany: Race = async (server, calls) => {
  const { id: userId } = await arrangePerson(server)
  const id = await arrangeVerification(server, userId)
  const client = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const params = { path: { id } }
  const approve = () =>
    client.POST('/admin/seller-verifications/{id}/approve', { params, body: { acceptsSharedTaxCode: true } })
  const reject = () =>
    client.POST('/admin/seller-verifications/{id}/reject', { params, body: { reason: 'Ảnh giấy tờ bị mờ.' } })
  const endings = await atOnce<Ending>(times(calls, (index) => (index % 3 === 2 ? reject : approve)))
  const facts = new Facts()
  facts.ended(endings, { successes: 1, refusals: ['409 verification.not_pending'] })
  const shops = await count(server, `memberships where user_id = $1 and role = 'ADMIN'`, [userId])
  const approved = await count(server, `seller_verifications where id = $1 and status = 'APPROVED'`, [id])
  facts.hold('one shop at most was opened', shops, approved)
  return facts
}
