import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'

/** A time of day in next year, by the parts of the kit's picker. */
export interface Moment {
  day: string
  month: string
  hour: string
  minute: string
}

/** Types a moment of next year into the kit's picker, part by part in whatever order the language has them. */
export async function typeMoment(page: Page, picker: Locator, moment: Moment): Promise<void> {
  // It may still be loading.
  await picker.waitFor()
  const parts: Record<string, string> = { ...moment, year: String(new Date().getFullYear() + 1), dayPeriod: 'a' }
  for (const part of await picker.getByRole('spinbutton').all()) {
    await tabTo(page, part)
    await page.keyboard.type(parts[(await part.getAttribute('data-type')) ?? ''] ?? '')
  }
}

/** Empties the picker, part by part. */
export async function clearMoment(page: Page, picker: Locator): Promise<void> {
  for (const part of await picker.getByRole('spinbutton').all()) {
    await tabTo(page, part)
    for (let presses = 0; presses < 6 && (await part.getAttribute('data-placeholder')) === null; presses++)
      await page.keyboard.press('Backspace')
  }
}
