import type { TabChannel } from '../src/live/live-changes.ts'

/** The channel between the tabs of a browser. Messages arrive at once. */
export function fakeChannels(): () => TabChannel {
  const open = new Set<Set<(event: { data: unknown }) => void>>()
  return () => {
    const listeners = new Set<(event: { data: unknown }) => void>()
    open.add(listeners)
    return {
      postMessage(data) {
        for (const others of open) if (others !== listeners) for (const hear of others) hear({ data })
      },
      addEventListener: (_type, hear) => void listeners.add(hear),
      close: () => void open.delete(listeners),
    }
  }
}
