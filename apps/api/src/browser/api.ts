import type { SessionGrant } from '@chonoi/contract'
import type { MarketAssets } from './messages.ts'
import { fetchAssets, fetchSignIns } from './fetch-assets.ts'
import { Market } from './market.ts'
import type { DemoAccount } from './story-caller.ts'

export { liveAt, storyMoment } from './moment.ts'
export { type DemoAccount, demoCsrfToken } from './story-caller.ts'

/** Name in the page's performance timeline, for each answer and each reset. */
export const answerMark = 'live-api:answer'
export const resetMeasure = 'live-api:reset'

/** The server in the browser: the same handler as in Node, on the seeded demo. */
export interface BrowserApi {
  /**
   * Answers a request below /api/v1, whatever its origin. Rejects like a failed network when the market can't be
   * opened.
   */
  fetch(request: Request): Promise<Response>
  /** Returns what the server answered when the demo account signed in; its session is part of the seeded rows. */
  signInOf(account: DemoAccount): Promise<SessionGrant>
  /** Restores the seeded rows, files and counters. Keeps a market in which nothing was written. */
  reset(): Promise<void>
  close(): void
}

/**
 * Opens the API on the files that `pnpm --filter @chonoi/api run build:browser` writes. `base` is the URL of these
 * files, with a slash at its end. One worker serves a market while a second prepares the next, so that a reset only
 * switches workers.
 */
export function openBrowserApi(base: string): BrowserApi {
  const assets: Promise<MarketAssets> = fetchAssets(base)
  const signIns = fetchSignIns(base)
  // Whoever asks for one is told that they can't be read.
  signIns.catch(() => {})
  let current = new Market(base, assets)
  let next: Market | undefined
  return {
    async fetch(request) {
      const response = await current.fetch(request)
      performance.mark(answerMark)
      next ??= new Market(base, assets)
      return response
    },
    signInOf: async (account) => (await signIns)[account],
    async reset() {
      if (!current.isTouched) return
      const start = performance.now()
      if (await current.restart()) return
      current.close()
      current = next ?? new Market(base, assets)
      next = undefined
      await current.opened
      performance.measure(resetMeasure, { start })
    },
    close() {
      current.close()
      next?.close()
    },
  }
}
