import { type BrowserApi, openBrowserApi } from '@chonoi/api/browser'

let opened: BrowserApi | undefined

/** Storybook serves the API's files beside its frame, the test runner at the root. */
function folderOfApi(): string {
  const isFrame = location.pathname.endsWith('iframe.html')
  return new URL(isFrame ? 'live-api/' : '/live-api/', location.href).href
}

/** One server for all stories of a page, opened on first use. */
export function storyMarket(): BrowserApi {
  opened ??= openBrowserApi(folderOfApi())
  return opened
}
