import type { LiveEvent } from '@chonoi/contract'
import { type Observable, observable } from '../observable/observable.ts'
import type { Session } from '../session/session.ts'
import type { Clock } from '../timing/clock.ts'
import type { Locks } from '../timing/locks.ts'
import { followChanges, type OpenStream } from './follow-changes.ts'

/** Changes as they happen, over one connection of the browser that all its tabs share. */
export interface LiveChanges {
  /** Whether changes arrive. Otherwise screens poll. */
  readonly isLive: Observable<boolean>
  /** Hears of changes; null: anything may have changed. Returns a function that stops it. */
  onChange(hear: (change: LiveEvent | null) => void): () => void
  /** Hears also of stock and price of these products. Returns a function that stops it. */
  watch(products: readonly string[]): () => void
  /** Takes part until the returned function is called. */
  start(): () => void
}

/** The part of BroadcastChannel that is used. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: { data: unknown }) => void): void
  close(): void
}

export interface LiveParts {
  readonly openStream: OpenStream
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly locks: Locks
  readonly clock: Clock
  /** Opens the channel between the tabs; it doesn't hear its own messages. */
  readonly openChannel: () => TabChannel
}

/** What tabs tell each other. The one that holds the lock has the connection. */
type Message =
  | { readonly kind: 'watch'; readonly tab: string; readonly products: readonly string[] }
  | { readonly kind: 'ask' }
  | { readonly kind: 'state'; readonly isLive: boolean; readonly place: string }
  | { readonly kind: 'change'; readonly change: LiveEvent | null; readonly place: string }

const lockName = 'live'
/** Pages change what they watch in several steps. */
const settlingMs = 100

export function liveChanges({ openStream, session, locks, clock, openChannel }: LiveParts): LiveChanges {
  const isLive = observable(false)
  const listeners = new Set<(change: LiveEvent | null) => void>()
  const watches = new Set<readonly string[]>()
  const tab = crypto.randomUUID()
  /** The place after the last event, also of the tab that had the connection before. */
  let place = ''
  let channel: TabChannel | undefined
  /** What the other tabs watch; only of the tab with the connection. */
  let others: Map<string, readonly string[]> | undefined
  let refollow = () => {}

  const own = () => [...new Set([...watches].flat())]
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  const tell = (message: Message) => channel?.postMessage(message)

  function onMessage(message: Message) {
    if (message.kind === 'ask') tell({ kind: 'watch', tab, products: own() })
    else if (message.kind === 'watch') {
      if (!others) return
      others.set(message.tab, message.products)
      tell({ kind: 'state', isLive: isLive.getSnapshot(), place })
      refollow()
    } else {
      place = message.place
      if (message.kind === 'state') isLive.set(message.isLive)
      else for (const hear of listeners) hear(message.change)
    }
  }

  /** Handles what the connection brings, and tells the other tabs. */
  function spread(message: Message) {
    onMessage(message)
    tell(message)
  }

  function onWatch() {
    tell({ kind: 'watch', tab, products: own() })
    refollow()
  }

  /** Has the connection, until the tab goes. */
  async function lead(stopped: AbortSignal): Promise<void> {
    if (stopped.aborted) return
    others = new Map()
    let current = { key: '', end: new AbortController() }
    let cancelSettling = () => {}
    const follow = () => {
      const { status, user, currentTenantId } = session.getSnapshot()
      const products = [...new Set([...own(), ...[...(others?.values() ?? [])].flat()])].toSorted()
      const who = status === 'in' ? `${user?.id} ${currentTenantId}` : ''
      const isWanted = status !== 'unknown' && (who !== '' || products.length > 0)
      const key = isWanted ? JSON.stringify([who, products]) : ''
      if (key === current.key) return
      current.end.abort()
      const end = new AbortController()
      current = { key, end }
      if (!isWanted) return spread({ kind: 'state', isLive: false, place: '' })
      void followChanges({
        ...{ openStream, clock, products, place, signal: end.signal },
        onChange: (change, next) => spread({ kind: 'change', change, place: next }),
        onState: (now, next) => {
          if (now !== isLive.getSnapshot()) spread({ kind: 'state', isLive: now, place: next })
          place = next
        },
      })
    }
    refollow = () => {
      cancelSettling()
      cancelSettling = clock.after(settlingMs, follow)
    }
    const stopHearing = session.subscribe(refollow)
    tell({ kind: 'ask' })
    follow()
    await new Promise<void>((resolve) => stopped.addEventListener('abort', () => resolve(), { once: true }))
    cancelSettling()
    stopHearing()
    current.end.abort()
    refollow = () => {}
    others = undefined
  }

  return {
    isLive,
    onChange(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    watch(products) {
      watches.add(products)
      onWatch()
      return () => {
        watches.delete(products)
        onWatch()
      }
    },
    start() {
      const stop = new AbortController()
      const opened = openChannel()
      channel = opened
      opened.addEventListener('message', ({ data }) => {
        if (channel === opened) onMessage(data as Message)
      })
      tell({ kind: 'watch', tab, products: own() })
      void locks.hold(lockName, () => lead(stop.signal))
      return () => {
        tell({ kind: 'watch', tab, products: [] })
        stop.abort()
        opened.close()
        channel = undefined
        isLive.set(false)
      }
    },
  }
}
