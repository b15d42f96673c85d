import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { openPage } from './browser.ts'

/** Opens an address and passes the page on. Fails on any console error or failed request. */
export async function visit(browser: Browser, address: string, look: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints } = await openPage(browser)
  try {
    await page.goto(address)
    await look(page).catch((cause: unknown) => {
      throw new Error(`${String(cause)}\nThe page complained: ${complaints.join('\n') || 'of nothing'}`, { cause })
    })
    expect(complaints).toEqual([])
  } finally {
    await page.context().close()
  }
}
