import { type BrowserApi, liveAt, openBrowserApi, storyMoment } from '@chonoi/api/browser'

let opened: BrowserApi | undefined
let leaveMoment: (() => void) | undefined

/** The real server in this page with the seeded demo, opened on first use. vitest.config.ts serves the files. */
export function testMarket(): BrowserApi {
  opened ??= openBrowserApi(new URL('/browser/', location.href).href)
  return opened
}

/** Resets the demo data and the page's clock. */
export async function enterMarket(): Promise<void> {
  await testMarket().reset()
  leaveMoment = liveAt(storyMoment)
}

/** Restores the page's clock. */
export function leaveMarket(): void {
  leaveMoment?.()
  leaveMoment = undefined
}
