import { arrangeDeposit, walletOf } from '../testing/arrange-deposits.ts'
import { arrangePerson } from '../testing/arrange.ts'
import { csrfToken, newKey, type TestApi } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, type Race } from './race.ts'

const amount = 50_000_000
const decided = ['409 deposit.not_pending']

async function arrangeWaiting(server: TestApi, calls: number) {
  const customer = await arrangePerson(server)
  const { id } = await arrangeDeposit(server, customer.id, { amount })
  const people = await Promise.all(times(calls, () => arrangePerson(server, { role: 'ADMIN' })))
  return { customer, id, admins: people.map(({ token }) => server.client(token)) }
}
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })

/** Every administrator accepts one deposit, by each of the three operations. */
export const acceptedByMany: Race = async (server, calls) => {
  const { customer, id, admins } = await arrangeWaiting(server, calls)
  const body = { status: 'COMPLETED', actualAmountInCents: amount } as const
  const answers = await atOnce<Ending>(
    admins.map((admin, index) => () => {
      if (index % 3 === 0) return admin.PUT('/admin/deposits/{id}/process', { params: keyed(id), body })
      if (index % 3 === 1) return admin.POST('/deposits/{id}/process', { params: keyed(id), body })
      return admin.PUT('/admin/deposits/{id}/approve', { params: keyed(id), body: {} })
    }),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: decided })
  facts.hold('it is credited once', await walletOf(server, customer.id), { balance: amount, entries: 1, sum: amount })
  facts.hold('its owner is told once', await count(server, 'notifications where user_id = $1', [customer.id]), 1)
  return facts
}

/** Some accept, some refuse, and the owner cancels. Exactly one of them succeeds. */
export const acceptedRefusedCancelled: Race = async (server, calls) => {
  const { customer, id, admins } = await arrangeWaiting(server, calls)
  const owner = server.client(customer.token)
  const answers = await atOnce<Ending>(
    admins.map((admin, index) => () => {
      if (index % 3 === 0) return admin.PUT('/admin/deposits/{id}/approve', { params: keyed(id), body: {} })
      if (index % 3 === 1)
        return admin.PUT('/admin/deposits/{id}/process', { params: keyed(id), body: { status: 'FAILED' } })
      return owner.DELETE('/deposits/{id}', { params: { path: { id } } })
    }),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: decided })
  return facts
}

/** An image proves only one deposit. */
export const oneProof: Race = async (server, calls) => {
  const customer = await arrangePerson(server)
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], 'bien-lai.pdf'))
  const headers = { authorization: `Bearer ${customer.token}`, 'x-csrf-token': csrfToken }
  const uploaded = await server.send('/manual-deposits/upload-proof', { method: 'POST', headers, body: form })
  const { url: proofUrl } = (await uploaded.json()) as { url: string }
  const transferDateTime = new Date(Date.now() - 3_600_000).toISOString()
  const client = server.client(customer.token)
  const claim = () =>
    client.POST('/manual-deposits', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { amountInCents: amount, bankName: 'ACB', bankReference: 'FT1', transferDateTime, proofUrl },
    })
  const facts = new Facts()
  facts.ended(await atOnce(times(calls, () => claim)), { successes: 1, refusals: ['422 request.invalid'] })
  facts.hold('the proof stands for one deposit', await count(server, 'deposits where user_id = $1', [customer.id]), 1)
  return facts
}
