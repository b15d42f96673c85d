import { arrangePerson } from '../testing/arrange.ts'
import { atOnce, times } from './at-once.ts'
import { Facts } from './facts.ts'
import { count, type Race } from './race.ts'

const title = 'Bảo trì'

/** Somebody marks everything as read in many tabs while they and another person are told more. */
export const readWhileTold: Race = async (server, calls) => {
  const [reader, other] = [await arrangePerson(server), await arrangePerson(server)]
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const client = server.client(reader.token)
  const tell = (message: string) =>
    admin.POST('/notifications', { body: { userIds: [reader.id, other.id], title, message } })
  await tell('Trước')
  const told: Awaited<ReturnType<typeof tell>>[] = []
  let marked = 0
  await atOnce(
    times(calls, (index) => async () => {
      if (index % 2 === 0) return void told.push(await tell(`Lúc ấy ${index}`))
      const { data } = await client.POST('/notifications/bulk/read', { body: {} })
      marked += data?.affected ?? 0
    }),
  )
  const facts = new Facts()
  facts.ended(told, { successes: told.length, refusals: [] })
  const of = (userId: string, more: string) => count(server, `notifications where user_id = $1 and ${more}`, [userId])
  facts.hold('everything told is in the list once', await of(reader.id, 'true'), told.length + 1)
  facts.hold('each is marked as read by one call', await of(reader.id, 'read_at is not null'), marked)
  facts.hold('what was there before is read', await of(reader.id, `read_at is null and message = 'Trước'`), 0)
  const unread = (await client.GET('/notifications/unread-count')).data?.count
  facts.hold('the bell counts what is not read', unread, told.length + 1 - marked)
  facts.hold('what others were told stays unread', await of(other.id, 'read_at is not null'), 0)
  return facts
}
