import type { LiveEvent } from '@chonoi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { concernedQueries } from './live-topics.ts'

/** Changes that come together are handled together. */
const settlingMs = 200
/** A busy shop's pages don't ask more often than this. */
const betweenMs = 2_000

export interface Refetching {
  /** Null: anything may have changed. */
  hear(change: LiveEvent | null): void
  stop(): void
}

/**
 * Refetches the queries that changes concern: those on the screen at once, others when they are shown; in a hidden tab
 * all of them when it is shown. `onShown` is called with the changes after which a shown answer about the very row, or
 * about notifications, differs.
 */
export function refetchChanges(client: QueryClient, onShown: (change: LiveEvent) => void): Refetching {
  let pending: (LiveEvent | null)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -betweenMs

  async function refetch() {
    timer = undefined
    last = performance.now()
    const changes = pending
    pending = []
    const all = Object.keys(concernedQueries) as LiveEvent['topic'][]
    const topics = changes.includes(null) ? all : changes.flatMap((change) => change?.topic ?? [])
    const names = new Set(topics.flatMap((topic) => concernedQueries[topic]))
    const isConcerned = (key: readonly unknown[]) => names.has(String(key[0]))
    const shown = client
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey }) => isConcerned(queryKey) })
      .map((query) => ({ query, before: query.state.data }))
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    await client.invalidateQueries({ refetchType, predicate: ({ queryKey }) => isConcerned(queryKey) })
    // Unchanged answers keep their identity, so what this page changed itself is not told again.
    const changed = shown.filter(({ query, before }) => before !== undefined && query.state.data !== before)
    for (const change of changes) {
      if (change && changed.some(({ query: { queryKey } }) => isAbout(queryKey, change))) onShown(change)
    }
  }

  return {
    hear(change) {
      pending.push(change)
      timer ??= setTimeout(() => void refetch(), Math.max(settlingMs, last + betweenMs - performance.now()))
    },
    stop: () => clearTimeout(timer),
  }
}

const isAbout = (key: readonly unknown[], { topic, id }: LiveEvent) =>
  topic === 'notifications' ? key[1] === 'unreadCount' : id !== null && key.includes(id)
