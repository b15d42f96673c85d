import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { Page } from 'playwright'

/** Media features of the page; null restores the browser's default. */
export type MediaFeatures = Pick<
  NonNullable<Parameters<Page['emulateMedia']>[0]>,
  'contrast' | 'forcedColors' | 'reducedMotion'
>

/** Switches the media features of a page whose story stays mounted. */
export const emulateMedia = defineBrowserCommand<[MediaFeatures]>(async ({ page }, features) => {
  await page.emulateMedia(features)
})

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (features: MediaFeatures) => Promise<void>
  }
}
