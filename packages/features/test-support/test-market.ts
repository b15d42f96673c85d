import { type ApiClient, connectBrowser } from '@chonoi/api-client'
import { type BrowserApi, liveAt, openBrowserApi, resetMeasure, storyMoment } from '@chonoi/api/browser'
import type { DemoAccount } from '../testing/alive/alive-parameters.ts'
import { seededStorage } from '../testing/alive/seeded-storage.ts'

let opened: BrowserApi | undefined
let leaveMoment: (() => void) | undefined

/** The real server in this page with the seeded demo, opened on first use. vitest.config.ts serves the files. */
export function testMarket(): BrowserApi {
  opened ??= openBrowserApi(new URL('/browser/', location.href).href)
  return opened
}

/** How many markets were opened anew in this page. */
export const countNewMarkets = () => performance.getEntriesByName(resetMeasure).length

/** A demo user in the session that the snapshot holds, as stories have it: beginning it writes nothing. */
export async function seededSession(account: DemoAccount): Promise<ApiClient> {
  const { session, api } = connectBrowser({
    ...{ baseUrl: location.origin, fetch: testMarket().fetch, storage: seededStorage() },
    onSignedOut: () => {},
  })
  session.begin(await testMarket().signInOf(account))
  return api
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
