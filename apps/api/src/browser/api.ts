import type { MarketAssets } from './messages.ts'
import { fetchAssets } from './fetch-assets.ts'
import { Market } from './market.ts'

export { liveAt, storyMoment } from './moment.ts'

/** In the page's performance timeline: each answer, and how long each reset took. */
export const answerMark = 'live-api:answer'
export const resetMeasure = 'live-api:reset'

/** The server in the browser: the same handler that runs in Node, over the seeded demo. */
export interface BrowserApi {
  /** Answers a request below /api/v1, whatever its origin. Fails like a network when the market can't be opened. */
  fetch(request: Request): Promise<Response>
  /** Makes every row, file and count as the demo was seeded. Keeps a market in which nothing was written. */
  reset(): Promise<void>
  close(): void
}

/**
 * Opens the API over the files that `pnpm --filter @chonoi/api run build:browser` writes. `base` is where they are served,
 * with a slash at its end. A worker serves a market and a second one makes the next ready, so that a reset is a change of
 * workers.
 */
export function openBrowserApi(base: string): BrowserApi {
  const assets: Promise<MarketAssets> = fetchAssets(base)
  let current = new Market(base, assets)
  let next: Market | undefined
  return {
    async fetch(request) {
      const response = await current.fetch(request)
      performance.mark(answerMark)
      next ??= new Market(base, assets)
      return response
    },
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
