import { expect, test } from 'vitest'
import { arrangePerson } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { forgetLiveEvents } from './forget-live-events.ts'

const server = useTestApi()

test('forgetLiveEvents: removes what is older than an hour but the last of it, which shows that nothing later is missing', async () => {
  const { id } = await arrangePerson(server)
  await server.owner.query('delete from live_events')
  for (const minutes of [90, 70, 50])
    await server.owner.query(
      `insert into live_events (topic, user_id, created_at) values ('orders', $1, now() - $2 * interval '1 minute')`,
      [id, minutes],
    )
  expect(await forgetLiveEvents({ database: server.api.database, ports: server.api.ports })).toBe(1)
  const { rows } = await server.owner.query<{ minutes: number }>(
    `select round(extract(epoch from now() - created_at) / 60)::int as minutes from live_events order by id`,
  )
  expect(rows.map(({ minutes }) => minutes)).toEqual([70, 50])
})
