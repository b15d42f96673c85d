import { expect, test } from 'vitest'
import { readReplica } from './replica-setting.ts'

const DATABASE_URL = 'postgres://owner@db/chonoi'
const DATABASE_REPLICA_URL = 'postgres://replica:5433/chonoi?sslmode=require'

test('without a replica everything is read from the database', () => {
  expect(readReplica({ DATABASE_URL })).toBeNull()
})

test('a replica may be five seconds behind unless another time is set', () => {
  expect(readReplica({ DATABASE_URL, DATABASE_REPLICA_URL })).toEqual({ url: DATABASE_REPLICA_URL, maxLagMs: 5000 })
  const other = readReplica({ DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_REPLICA_MAX_LAG_MS: '800' })
  expect(other?.maxLagMs).toBe(800)
})

test.each([
  [{ DATABASE_REPLICA_URL }, /needs DATABASE_URL/],
  [{ DATABASE_URL, DATABASE_REPLICA_URL: 'replica:5433' }, /must be an address/],
  [{ DATABASE_URL, DATABASE_REPLICA_URL: 'postgres://somebody:secret@replica/chonoi' }, /must name no user/],
  [{ DATABASE_URL, DATABASE_REPLICA_URL: 'postgres://replica/chonoi?user=somebody' }, /must name no user/],
  [{ DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_REPLICA_MAX_LAG_MS: '0' }, /from 1 to 60000/],
  [{ DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_REPLICA_MAX_LAG_MS: '60001' }, /from 1 to 60000/],
])('refuses %j', (environment, reason) => {
  expect(() => readReplica(environment)).toThrow(reason)
  expect(() => readReplica(environment)).not.toThrow(/secret/)
})
