import { setInterval } from 'node:timers/promises'
import { expect } from 'vitest'
import type { TestApi } from './test-api.ts'

/** Opens the first page of the catalogue twenty times a second, and returns how long each visit took in ms. */
export async function visitsWhile(
  server: TestApi,
  isGoing: (visits: number) => boolean,
  after: () => void = () => undefined,
): Promise<number[]> {
  const times: number[] = []
  for await (const _ of setInterval(50)) {
    if (!isGoing(times.length)) break
    const at = performance.now()
    expect((await server.send('/products')).status).toBe(200)
    times.push(performance.now() - at)
    after()
  }
  return times
}
