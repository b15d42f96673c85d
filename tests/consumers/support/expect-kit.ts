import type { Page } from 'playwright'
import { expect } from 'vitest'

const styleOf = (page: Page, selector: string, property: string) =>
  page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** Checks that the kit's button, dialog, selects and table work. */
export async function expectKitWorks(page: Page): Promise<void> {
  await page.locator('#kit[data-alive]').waitFor()
  const press = page.locator('#press')
  await press.click()
  await press.filter({ hasText: 'Đã bấm 1 lần' }).waitFor()

  await page.getByLabel('Sắp xếp theo').selectOption('cheapest')
  expect(await page.getByLabel('Sắp xếp theo').inputValue()).toBe('cheapest')

  const opener = page.getByRole('button', { name: 'Mở hộp thoại' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sửa tên ghe' })
  await dialog.waitFor()
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  const province = dialog.getByRole('combobox', { name: 'Tỉnh, thành phố' })
  await province.fill('da')
  await page.getByRole('option', { name: 'Đà Nẵng' }).click()
  // The choice is drawn in the frame after the press.
  await expect.poll(() => province.inputValue()).toBe('Đà Nẵng')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.textContent === 'Mở hộp thoại')

  const table = page.getByRole('table', { name: 'Ghe thuyền' })
  await table.getByRole('button', { name: 'Số giỏ' }).click()
  await page.locator('th[aria-sort="descending"]').waitFor()
  expect(await table.getByRole('rowheader').allTextContents()).toEqual(['Út Mười', 'Hương Quê', 'Sông Hậu'])
}

/** Checks that the kit's styles apply: colours from the tokens, the brand's in its scope, the shipped font. */
export async function expectKitLooks(page: Page): Promise<void> {
  expect(await styleOf(page, '#press', 'background-color')).toBe('rgb(37, 99, 235)')
  expect(await styleOf(page, '#branded', 'background-color')).toBe('rgb(24, 122, 60)')
  expect(await styleOf(page, '#press', 'border-top-left-radius')).not.toBe('0px')
  expect(await styleOf(page, '#press', 'font-family')).toContain('Be Vietnam Pro')
  const faces = () => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
  await page.waitForFunction(() => document.fonts.ready.then(() => true))
  expect((await page.evaluate(faces)).join()).toContain('Be Vietnam Pro')
}
