import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

test('getHealth: healthy while the database answers, otherwise unavailable', async () => {
  expect((await server.client().GET('/health')).data).toEqual({ status: 'ok', database: 'ok' })
  const other = new pg.Client({ connectionString: inject('serverUrl') })
  await other.connect()
  await other.query(`drop database ${new URL(server.databaseUrl).pathname.slice(1)} with (force)`)
  await other.end()
  const { error } = await server.client().GET('/health')
  expect(error).toMatchObject({ status: 503, code: 'server.unavailable' })
})
