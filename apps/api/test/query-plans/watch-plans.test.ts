import { expect, test } from 'vitest'
import { forgetMaintenance } from '../../src/http/maintenance.ts'
import { useTestApi } from '../testing/test-api.ts'
import { watchPlans } from './watch-plans.ts'

const server = useTestApi()

test('watchPlans: a call has the same statements whether the platform was known to be open or not', async () => {
  const { database } = server.api
  const watch = watchPlans(database.pool)
  const textsOf = async () => (await watch.during(() => server.send('/products'))).map(({ text }) => text)
  forgetMaintenance(database)
  const asked = await textsOf()
  expect(asked).toHaveLength(1)
  expect(await textsOf()).toEqual(asked)
})
