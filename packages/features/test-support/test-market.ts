import { type BrowserApi, liveAt, openBrowserApi, storyMoment } from '@chonoi/api/browser'

let opened: BrowserApi | undefined
let leaveMoment: (() => void) | undefined

/** The real server in this page, over the seeded demo; opened by the first that asks. The files are served by vitest.config.ts. */
export function testMarket(): BrowserApi {
  opened ??= openBrowserApi(new URL('/browser/', location.href).href)
  return opened
}

/** The demo is again as it was seeded, and the page's clock stands where it was. */
export async function enterMarket(): Promise<void> {
  await testMarket().reset()
  leaveMoment = liveAt(storyMoment)
}

/** The page's clock is its own again. */
export function leaveMarket(): void {
  leaveMoment?.()
  leaveMoment = undefined
}
