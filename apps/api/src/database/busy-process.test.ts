import { expect, test } from 'vitest'
import { useTestApi } from '../../test/testing/test-api.ts'

const server = useTestApi()

test('pool: a process that is busy for longer than the ping timeout keeps its connections', async () => {
  const { pool } = server.api.database
  const own = () => pool.query<{ pid: number }>('select pg_backend_pid() as pid').then(({ rows }) => rows[0]?.pid)
  const pid = await own()
  const asked = own()
  await new Promise((sent) => setImmediate(sent))
  for (const until = performance.now() + 3_500; performance.now() < until; );
  expect(await asked).toBe(pid)
  expect(await own()).toBe(pid)
})
