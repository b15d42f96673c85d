import { expect, test } from 'vitest'
import { useTestApi } from '../../test/testing/test-api.ts'
import { whileSeen } from './while-seen.ts'

const server = useTestApi()
const tools = () => ({ database: server.api.database, ports: server.api.ports })

test('a sign of life is given again while something is done, also after one that failed', async () => {
  const { promise: seenTwice, resolve } = Promise.withResolvers<void>()
  let said = 0
  const say = async () => {
    if (++said === 1) throw new Error('the database is away')
    resolve()
  }
  const work = async () => {
    await seenTwice
    return 'done'
  }
  expect(await whileSeen(tools(), say, work, 1)).toBe('done')
})
