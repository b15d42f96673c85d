import { arrangeAdjustment, walletOf } from '../testing/arrange-deposits.ts'
import { arrangePerson } from '../testing/arrange.ts'
import { newKey, type TestApi } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import type { Race } from './race.ts'

const amount = 600_000_000
const decided = ['409 wallet.adjustment_decided']

async function arrangeWaiting(server: TestApi, calls: number) {
  const owner = await arrangePerson(server)
  const requestedBy = (await arrangePerson(server, { role: 'ADMIN' })).id
  const id = await arrangeAdjustment(server, { userId: owner.id, requestedBy, amount })
  const people = await Promise.all(times(calls, () => arrangePerson(server, { role: 'ADMIN' })))
  return { owner, id, admins: people.map(({ token }) => server.client(token)) }
}
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })

/** More is asked for than a day may credit to one wallet: two requests fit. */
export const creditsAskedForAtOnce: Race = async (server, calls) => {
  const owner = await arrangePerson(server)
  const { token } = await arrangePerson(server, { role: 'ADMIN' })
  const asked = { userId: owner.id, amountInCents: 2_000_000_000, type: 'WALLET_BONUS', reason: 'Quà tặng' } as const
  const ask = () =>
    server.client(token).POST('/wallet/admin/adjust', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: asked,
    })
  const answers = await atOnce<Ending>(times(calls, () => ask))
  const facts = new Facts()
  facts.ended(answers, { successes: 2, refusals: ['422 request.invalid'] })
  facts.hold('nothing is credited', (await walletOf(server, owner.id)).balance, 0)
  return facts
}

/** Every administrator approves one adjustment. */
export const adjustmentApprovedByMany: Race = async (server, calls) => {
  const { owner, id, admins } = await arrangeWaiting(server, calls)
  const answers = await atOnce<Ending>(
    admins.map((admin) => () => admin.POST('/wallet/admin/adjustments/{id}/approve', { params: keyed(id) })),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: decided })
  facts.hold('it is credited once', await walletOf(server, owner.id), { balance: amount, entries: 1, sum: amount })
  return facts
}

/** Some approve, some refuse. Exactly one of them succeeds. */
export const adjustmentApprovedAndRefused: Race = async (server, calls) => {
  const { id, admins } = await arrangeWaiting(server, calls)
  const body = { note: 'Sai người nhận' }
  const answers = await atOnce<Ending>(
    admins.map(
      (admin, index) => () =>
        index % 2 === 0
          ? admin.POST('/wallet/admin/adjustments/{id}/approve', { params: keyed(id) })
          : admin.POST('/wallet/admin/adjustments/{id}/refuse', { params: { path: { id } }, body }),
    ),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: decided })
  return facts
}
