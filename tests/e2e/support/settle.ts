import type { Page, Request } from '@playwright/test'

/** Idle time after which a page counts as settled, ms. */
const quietFor = 100
const maxWait = 60_000

/** Ignored requests: streams stay open by design, and reports don't affect rendering. */
const isEndless = (request: Request) =>
  ['eventsource', 'websocket', 'ping'].includes(request.resourceType()) ||
  new URL(request.url()).pathname === '/api/v1/events'

export interface WatchedRequests {
  /** Waits until the page is alive and drawn with its data, and neither asks nor is asked for anything. */
  settle: () => Promise<void>
}

/** Follows the page's requests; to be called before the page is opened. */
export function watchRequests(page: Page): WatchedRequests {
  const open = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    if (isEndless(request)) return
    // Navigation aborts the previous page's requests.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
    begun++
  })
  const end = (request: Request) => void open.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  async function settle(): Promise<void> {
    const deadline = Date.now() + maxWait
    await page.waitForLoadState('load')
    let waitsFor: string[] = []
    while (Date.now() < deadline) {
      const before = begun
      waitsFor = await page.evaluate(waitUntilIdle, quietFor)
      if (waitsFor.length === 0 && open.size === 0 && begun === before) return
    }
    const asked = Array.from(open, (request) => `${request.method()} ${new URL(request.url()).pathname}`)
    throw new Error(`${page.url()} never settles: ${[...waitsFor, ...asked].join(', ') || 'it asks again and again'}`)
  }

  return { settle }
}

/** Pauses until the page has drawn and has nothing to do for a while; returns what isn't there yet. */
async function waitUntilIdle(pause: number): Promise<string[]> {
  await document.fonts.ready
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await new Promise((idle) => requestIdleCallback(() => setTimeout(idle, pause)))
  const heading = document.querySelector('h1')
  if (!heading) return ['no heading']
  // React marks the elements that it has taken over from the server's page.
  const isAlive = Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
  const busy = document.querySelectorAll('main [aria-busy="true"], main .ui-skeleton, main [data-loading]')
  return [
    ...(isAlive ? [] : ['its scripts']),
    ...Array.from(busy, (part) => `busy ${part.localName}.${part.getAttribute('class') ?? ''}`),
  ]
}
