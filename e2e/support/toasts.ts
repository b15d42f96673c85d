import type { Page } from '@playwright/test'

declare global {
  interface Window {
    toasted: string[]
  }
}

/** Keeps what toasts say from the next page on: one of success is gone after two seconds, which a busy page may need for its next. */
export async function seeToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.toasted = []
    const region = '.ui-toast-region'
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes) {
          const isToast = target instanceof Element && target.closest(region) !== null
          if (isToast || (node instanceof Element && node.matches(region))) window.toasted.push(node.textContent ?? '')
        }
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => window.toasted)
}
