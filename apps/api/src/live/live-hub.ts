import type { Database } from '../database/database.ts'
import { Failure } from '../http/failure.ts'
import type { Ports } from '../ports/ports.ts'
import { type ChangeNotices, listenForChanges } from './change-notices.ts'
import { heartbeat, isEnded, type Listener, type Told, written } from './live-event.ts'
import { LiveStream } from './live-stream.ts'

export interface LiveOptions {
  /** How long a stream stays open, in milliseconds. 0: it ends after what was missed. */
  streamMs: number
  /** Between two comments that keep a quiet stream open, in milliseconds. */
  heartbeatMs: number
  /** Open streams of one person, and of one network for visitors. */
  maxStreams: { person: number; network: number }
}

export const defaultLiveOptions: LiveOptions = {
  streamMs: 10 * 60_000,
  heartbeatMs: 25_000,
  // Every browser of a person has one. A visitor only follows the stock of a product, and asks again without a stream.
  maxStreams: { person: 20, network: 20 },
}

/** The open streams of a process. */
export interface LiveHub {
  /** Whether streams go on after what was missed. */
  readonly isFollowing: boolean
  /** How many streams are open. */
  readonly openStreams: number
  /** Opens a stream that holds back what happens until it is begun. */
  open(listener: Listener, network: string): Promise<LiveStream>
  /**
   * Ends all streams. Who still comes, on a connection that a proxy keeps, is told what was missed and comes back to another
   * process.
   */
  close(): Promise<void>
}

/**
 * Hands what transactions of all processes tell to the streams of this one. Listens while there are streams. When the
 * connection to the database is lost, all streams end: their browsers come back and are told what they missed.
 */
export function openLiveHub(
  database: Database,
  log: Ports['log'],
  { streamMs, heartbeatMs, maxStreams }: LiveOptions = defaultLiveOptions,
): LiveHub {
  const streams = new Map<LiveStream, { origin: string; timer: NodeJS.Timeout }>()
  const counts = new Map<string, number>()
  let listening: Promise<ChangeNotices> | undefined
  let beat: NodeJS.Timeout | undefined
  let isClosed = false

  function onTold(told: Told) {
    if ('ends' in told) {
      for (const stream of streams.keys()) if (isEnded(stream.listener, told)) stream.end()
      return
    }
    const bytes = written(told)
    for (const stream of streams.keys()) stream.tell(told, bytes)
  }

  function endAll() {
    for (const stream of streams.keys()) stream.end()
  }

  function onLost() {
    listening = undefined
    log.warn({ streams: streams.size }, 'the connection that listens for changes was lost')
    endAll()
  }

  async function listen() {
    listening ??= listenForChanges(database, onTold, onLost)
    try {
      await listening
    } catch (err) {
      listening = undefined
      throw err
    }
  }

  async function keepAlive() {
    for (const stream of streams.keys()) stream.send(heartbeat)
    const notices = await listening?.catch(() => undefined)
    notices?.probe()
  }

  function count(origin: string, change: 1 | -1) {
    const sum = (counts.get(origin) ?? 0) + change
    if (sum === 0) counts.delete(origin)
    else counts.set(origin, sum)
  }

  function onEnd(stream: LiveStream) {
    const open = streams.get(stream)
    if (!open) return
    clearTimeout(open.timer)
    streams.delete(stream)
    count(open.origin, -1)
    if (streams.size > 0) return
    clearInterval(beat)
    beat = undefined
    void stopListening()
  }

  async function stopListening() {
    const ended = listening
    listening = undefined
    const notices = await ended?.catch(() => undefined)
    await notices?.close()
  }

  return {
    get isFollowing() {
      return streamMs > 0 && !isClosed
    },
    get openStreams() {
      return streams.size
    },
    async open(listener, network) {
      const stream = new LiveStream(listener, onEnd)
      if (streamMs === 0 || isClosed) return stream
      const origin = listener.userId ?? network
      const most = listener.userId ? maxStreams.person : maxStreams.network
      if ((counts.get(origin) ?? 0) >= most)
        throw new Failure('request.rate_limited', { details: { retryAfterSeconds: Math.ceil(heartbeatMs / 1000) } })
      count(origin, 1)
      streams.set(stream, { origin, timer: setTimeout(() => stream.end(), streamMs).unref() })
      beat ??= setInterval(() => void keepAlive(), heartbeatMs).unref()
      try {
        await listen()
      } catch (error) {
        stream.end()
        throw error
      }
      return stream
    },
    async close() {
      isClosed = true
      endAll()
      await stopListening()
    },
  }
}
