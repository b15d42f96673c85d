import type { Page } from '@playwright/test'

declare global {
  interface Window {
    announced: string[]
  }
}

/**
 * Keeps what the live regions say from the next page on: an announcement is taken away after a second, so looking now
 * and then would miss it. Returns what was said since the page came.
 */
export async function hearAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.announced = []
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.closest('[data-live-region]'))
          for (const node of addedNodes) window.announced.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => window.announced)
}
