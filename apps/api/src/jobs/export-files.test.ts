import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { Turn } from '../threads/turn.ts'
import type { Listing } from './cursor-rows.ts'
import { csvChunks, jsonChunks } from './export-files.ts'

const rows = Array.from({ length: 200 }, (_, index) => ({ name: `Bát ${index}` }))

/** Two pages, as the database hands them out. */
async function* pages() {
  yield rows
  yield rows
}
const listing = (): Listing => ({ columns: ['name'], pages: pages() })

test.each([
  ['csvChunks', csvChunks],
  ['jsonChunks', jsonChunks],
] as const)('%s: others have their turn before rows held the thread for 15 ms', async (_, write) => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
  const turns = vi.spyOn(Turn.prototype, 'next')
  await text(write(listing()))
  clock.mockRestore()
  // Twenty rows take 5 ms.
  expect(turns.mock.calls.length).toBeGreaterThanOrEqual(400 / 20 / 4)
  turns.mockRestore()
})

test('jsonChunks: rows of several pages are one list', async () => {
  expect(JSON.parse(await text(jsonChunks(listing())))).toEqual([...rows, ...rows])
})

test('csvChunks: rows of several pages stand below one heading', async () => {
  const lines = (await text(csvChunks(listing()))).split('\r\n')
  expect([lines.length, lines[0], lines.at(-2)]).toEqual([402, 'name', 'Bát 199'])
})
