import { expect, test } from 'vitest'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { arrangePushDevice } from '../../../test/testing/arrange-push.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

async function arrangeQuiet(from: string, to: string, isOn = true) {
  const person = await arrangePerson(server)
  await server.client(person.token).PUT('/notifications/quiet-hours', { body: { isOn, from, to } })
  return person
}

/** The end of somebody's quiet hours at a moment in Vietnam, or the moment. */
async function afterQuiet(userId: string, moment: string) {
  const { rows } = await server.owner.query<{ at: string }>(
    `select to_char(after_quiet_hours($1, $2::timestamptz) at time zone 'Asia/Ho_Chi_Minh', 'DD HH24:MI') as at`,
    [userId, `${moment}+07`],
  )
  return rows[0]?.at
}

test('updateQuietHours: off, in usual hours, until somebody chooses', async () => {
  const client = server.client((await arrangePerson(server)).token)
  expect((await client.GET('/notifications/quiet-hours')).data).toEqual({ isOn: false, from: '22:00', to: '07:00' })
  const chosen = { isOn: true, from: '23:30', to: '06:15' }
  expect((await client.PUT('/notifications/quiet-hours', { body: chosen })).data).toEqual(chosen)
  expect((await client.GET('/notifications/quiet-hours')).data).toEqual(chosen)
})

test('updateQuietHours: refuses hours that begin when they end', async () => {
  const client = server.client((await arrangePerson(server)).token)
  const { error } = await client.PUT('/notifications/quiet-hours', { body: { isOn: true, from: '22:00', to: '22:00' } })
  expect(error?.fields).toMatchObject([{ path: 'to', code: 'quiet_hours.empty' }])
})

test('quiet hours: end on the same day or the next', async () => {
  const night = await arrangeQuiet('22:00', '07:00')
  const noon = await arrangeQuiet('12:00', '13:30')
  const off = await arrangeQuiet('00:00', '23:59', false)
  const moments = [
    [night, '2026-11-26 21:59', '26 21:59'],
    [night, '2026-11-26 22:00', '27 07:00'],
    [night, '2026-11-27 06:59', '27 07:00'],
    [night, '2026-11-27 07:00', '27 07:00'],
    [noon, '2026-11-26 12:30', '26 13:30'],
    [noon, '2026-11-26 13:30', '26 13:30'],
    [off, '2026-11-26 12:30', '26 12:30'],
  ] as const
  for (const [person, moment, end] of moments)
    expect([moment, await afterQuiet(person.id, moment)]).toEqual([moment, end])
})

/** Notifies somebody in their quiet hours; whether mail and push wait. */
async function told(type: string) {
  const { rows } = await server.owner.query<{ from: string; to: string }>(
    `select to_char(now() at time zone 'Asia/Ho_Chi_Minh' - interval '1 hour', 'HH24:MI') as from,
       to_char(now() at time zone 'Asia/Ho_Chi_Minh' + interval '1 hour', 'HH24:MI') as to`,
  )
  const person = await arrangeQuiet(rows[0]?.from ?? '', rows[0]?.to ?? '')
  await arrangePushDevice(server, person.id)
  const notice = await server.owner.query<{ id: string; waits: boolean }>(
    `insert into notifications (user_id, type, title, message, mail_due_at) values ($1, $2, 'x', 'x', now())
     returning id, mail_due_at > now() as waits`,
    [person.id, type],
  )
  const push = await server.owner.query<{ waits: boolean }>(
    'select due_at > now() as waits from push_deliveries where notification_id = $1',
    [notice.rows[0]?.id],
  )
  const { data } = await server.client(person.token).GET('/notifications/unread-count')
  return { mail: notice.rows[0]?.waits, push: push.rows[0]?.waits, listed: data?.count }
}

test('quiet hours: mails and push messages wait, the list shows the notification at once', async () => {
  expect(await told('ORDER_SHIPPED')).toEqual({ mail: true, push: true, listed: 1 })
})

test('quiet hours: security alerts never wait', async () => {
  expect(await told('SECURITY_ALERT')).toEqual({ mail: false, push: false, listed: 1 })
})
