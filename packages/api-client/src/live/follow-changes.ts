import type { LiveEvent } from '@chonoi/contract'
import { type Clock, elapse } from '../timing/clock.ts'
import { readEvents } from './read-events.ts'

/** What is asked of the server for a stream. */
export interface StreamRequest {
  readonly products: readonly string[]
  /** The id of the last event; empty: from now on. */
  readonly place: string
  readonly signal: AbortSignal
}

/** Opens a stream of events; undefined when the server refuses or can't be reached. */
export type OpenStream = (request: StreamRequest) => Promise<ReadableStream<Uint8Array> | undefined>

export interface FollowingParts {
  readonly openStream: OpenStream
  readonly clock: Clock
  readonly products: readonly string[]
  readonly place: string
  readonly signal: AbortSignal
  /** A change; null: anything may have changed. */
  readonly onChange: (change: LiveEvent | null, place: string) => void
  readonly onState: (isLive: boolean, place: string) => void
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** The server sends a comment every 25 s. */
const longestSilenceMs = 60_000

/** Follows the server's events until it is aborted: comes back after every end, each time from the last event on. */
export async function followChanges(parts: FollowingParts): Promise<void> {
  const { clock, signal, onState } = parts
  let { place } = parts
  let failed = 0
  while (!signal.aborted) {
    const wasLive = await readOnce({ ...parts, place }, (next) => (place = next))
    failed = wasLive ? 0 : failed + 1
    // The server ends streams now and then: a page polls only when the next one doesn't come.
    if (failed > 0 && !signal.aborted) onState(false, place)
    await elapseUnless(signal, clock, pauseAfter(failed))
  }
}

/** Doubles with each failure. By chance up to half shorter, so that all browsers of a restarted server don't come at once. */
const pauseAfter = (failed: number) =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, failed - 1)) * (1 - Math.random() / 2)

/** Reads one stream to its end; tells whether it ever was ready. */
async function readOnce(parts: FollowingParts, keepPlace: (place: string) => void): Promise<boolean> {
  const end = new AbortController()
  const signal = AbortSignal.any([parts.signal, end.signal])
  let stopWaiting = () => {}
  const onRead = () => {
    stopWaiting()
    stopWaiting = parts.clock.after(longestSilenceMs, () => end.abort())
  }
  let isLive = false
  try {
    onRead()
    const body = await parts.openStream({ products: parts.products, place: parts.place, signal })
    if (!body) return false
    for await (const { event, data, id } of readEvents(body, onRead)) {
      if (parts.signal.aborted) break
      keepPlace(id)
      if (event === 'reset') parts.onChange(null, id)
      if (event === 'change') parts.onChange(JSON.parse(data) as LiveEvent, id)
      else isLive = true
      if (isLive) parts.onState(true, id)
    }
  } catch {
    // A cut connection ends like a finished stream.
  } finally {
    stopWaiting()
    end.abort()
  }
  return isLive
}

async function elapseUnless(signal: AbortSignal, clock: Clock, ms: number): Promise<void> {
  if (signal.aborted) return
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await Promise.race([elapse(clock, ms), aborted])
}
