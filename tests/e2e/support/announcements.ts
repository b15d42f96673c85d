import type { Page } from '@playwright/test'

declare global {
  interface Window {
    kept: Record<string, string[]>
  }
}

/**
 * Keeps what appears in the regions of a selector from the next page on: it may be gone again when a test looks. Returns
 * what appeared since the page came.
 */
async function keepTexts(page: Page, regions: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const texts: string[] = []
    window.kept = { ...window.kept, [selector]: texts }
    const isWithin = (node: Node) => node instanceof Element && node.closest(selector) !== null
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes)
          if (node.textContent && (isWithin(target) || isWithin(node))) texts.push(node.textContent)
    }).observe(document, { childList: true, subtree: true })
  }, regions)
  return () => page.evaluate((selector) => window.kept[selector] ?? [], regions)
}

/** The texts of the live regions. Each announcement is removed after a second. */
export const hearAnnouncements = (page: Page) => keepTexts(page, '[data-live-region]')

/** The texts of toasts. A success toast disappears after two seconds, which a busy page may need for its next step. */
export const seeToasts = (page: Page) => keepTexts(page, '.ui-toast-region')
