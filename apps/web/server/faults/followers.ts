import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { followEvents } from '@chonoi/api/testing/follow-events'
import type { Buyer, Market } from './market.ts'

/** Buyers who follow live events as browsers do: a stream that ends is opened again where it was. */
export interface Followers {
  /** What each buyer was told, by the id of what changed. */
  readonly heard: ReadonlyMap<string, ReadonlySet<string>>
  /** Streams that were not opened, and those that could not say what was missed. */
  readonly refusals: readonly string[]
  /** How many streams were opened. */
  opened: number
  stop(): Promise<void>
}

export function startFollowers(origin: () => string, buyers: readonly Buyer[]): Followers {
  const end = new AbortController()
  const heard = new Map(buyers.map(({ id }) => [id, new Set<string>()]))
  const refusals: string[] = []
  const followers = { heard, refusals, opened: 0, stop }

  async function follow({ id, token }: Buyer): Promise<void> {
    let place = ''
    const headers = () => ({ authorization: `Bearer ${token}`, ...(place && { 'last-event-id': place }) })
    while (!end.signal.aborted) {
      const stream = await followEvents(
        fetch(`${origin()}/api/v1/events`, { headers: headers(), signal: end.signal }),
      ).catch((error: Error) => error)
      if (end.signal.aborted) return
      if (stream instanceof Error || stream.response.status !== 200) {
        refusals.push(stream instanceof Error ? String(stream.cause) : String(stream.response.status))
        await pause(100)
        continue
      }
      followers.opened++
      // A connection that is cut tells less than one that ends; both are opened again.
      for (let event = await stream.next(); event; event = await stream.next().catch(() => undefined)) {
        place = event.id
        if (event.event === 'reset') refusals.push('reset')
        if (event.data.id) heard.get(id)?.add(event.data.id)
      }
    }
  }
  const following = buyers.map((buyer) => follow(buyer).catch(() => undefined))

  async function stop(): Promise<void> {
    end.abort()
    await Promise.all(following)
  }
  return followers
}

/** Tells each of the buyers of something again and again until stopped, and returns what each was told of. */
export function startTelling({ owner }: Market, buyers: readonly Buyer[], everyMs: number) {
  const end = new AbortController()
  const told = new Map(buyers.map(({ id }) => [id, new Set<string>()]))
  const telling = (async () => {
    while (!end.signal.aborted) {
      for (const { id } of buyers) {
        const change = randomUUID()
        await owner.query(`select tell_change('withdrawals', $1, $2, null, false, false)`, [change, id])
        told.get(id)?.add(change)
      }
      await pause(everyMs)
    }
  })()
  return async (): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
    end.abort()
    await telling
    return told
  }
}
