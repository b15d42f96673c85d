import type { Fetch } from '@chonoi/api-client'
import type { AliveParameters } from './alive-parameters.ts'

export interface StoryNetwork {
  fetch: Fetch
  become(state: AliveParameters['network']): void
  /** Whether a call to the server is pending. */
  isWaiting(): boolean
}

/** A network that can be cut, which a server can't simulate. */
export function storyNetwork(fetch: Fetch): StoryNetwork {
  let state: AliveParameters['network'] = null
  let owed = 0
  return {
    isWaiting: () => owed > 0,
    async fetch(request) {
      if (state === 'gone') throw new TypeError('Failed to fetch')
      if (state === 'silent') return new Promise((_, reject) => request.signal.addEventListener('abort', reject))
      owed++
      try {
        return await fetch(request)
      } finally {
        owed--
      }
    },
    become(next) {
      state = next
    },
  }
}
