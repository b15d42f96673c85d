import type { Fetch } from '@chonoi/api-client'
import type { AliveParameters } from './alive-parameters.ts'

export interface StoryNetwork {
  fetch: Fetch
  become(state: AliveParameters['network']): void
}

/** A network that can be taken away: what no server does when asked to. */
export function storyNetwork(fetch: Fetch): StoryNetwork {
  let state: AliveParameters['network'] = null
  return {
    fetch(request) {
      if (state === 'gone') return Promise.reject(new TypeError('Failed to fetch'))
      if (state === 'silent') return new Promise((_, reject) => request.signal.addEventListener('abort', reject))
      return fetch(request)
    },
    become(next) {
      state = next
    },
  }
}
