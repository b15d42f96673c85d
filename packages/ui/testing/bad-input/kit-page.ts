import { afterAll, beforeAll, vi } from 'vitest'
import { page } from 'vitest/browser'
import styles from '../../src/styles.css?inline'
import storybookStyles from '../modes/as-in-storybook.css?inline'

/** Timeout for all stories of a component on a busy machine, ms. */
const timeout = 60_000

/** Loads the kit's styles for the tests of a file, in a viewport of this width in px. */
export function useKitPage(width: number): void {
  vi.setConfig({ testTimeout: timeout })
  const sheet = document.createElement('style')
  beforeAll(async () => {
    sheet.textContent = `${styles}\n${storybookStyles}`
    document.head.append(sheet)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await page.viewport(width, 800)
  })
  afterAll(async () => {
    sheet.remove()
    delete document.documentElement.dataset.layout
    vi.restoreAllMocks()
    vi.resetConfig()
    await page.viewport(414, 896)
  })
}
