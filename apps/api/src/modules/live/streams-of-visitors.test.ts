import { expect, test } from 'vitest'
import { arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { followEvents } from '../../../test/testing/follow-events.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi(undefined, { live: { streamMs: 60_000 } })

test('streamEvents: the visitors of one address follow at most 20 streams', async () => {
  const { id } = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const open = () => followEvents(server.send(`/events?products=${id}`))
  const streams = []
  for (let opened = 0; opened < 20; opened++) streams.push(await open())
  const refused = await open()
  expect(streams.map(({ response }) => response.status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(refused.response.status).toBe(429)
  await streams[0]?.close()
  const again = await open()
  expect(again.response.status).toBe(200)
  for (const stream of [...streams.slice(1), again]) await stream.close()
})
