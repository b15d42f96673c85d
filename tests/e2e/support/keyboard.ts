import { expect, type Locator, type Page } from '@playwright/test'

const mostTabs = 200

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < mostTabs && !(await isThere()); tabs++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Presses a key on the element, which Tab leads to. */
export async function pressKey(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
