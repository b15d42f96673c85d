import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright'
import type { BrowserInstanceOption } from 'vitest/node'
import { chromiumArguments, installedChromium } from '@chonoi/test-browser/chromium'
import { compareScreenshot } from '../screenshots/compare-screenshot.ts'
import { emulateMedia } from './emulate-media.ts'
import { type Mode, type Mount, singleMounts } from './modes.ts'

/** The same for every mount, so that all share one browser. */
const launchOptions: PlaywrightProviderOptions['launchOptions'] = {
  executablePath: installedChromium,
  args: [
    ...chromiumArguments,
    // Screenshots: letters and colours don't depend on the machine's settings or screen.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--force-device-scale-factor=1',
    // A repainted part is drawn as in a full paint.
    '--disable-partial-raster',
    '--disable-checker-imaging',
    '--num-raster-threads=1',
  ],
}

/** The browser's own provider, for what doesn't depend on a mode. */
export const chromium = playwright({ launchOptions })

/** Checks every story after its `play`. A setup file itself: what one imports runs once per page, not once per file. */
export const checkStorySetup = `${import.meta.dirname}/check-story.setup.ts`

/** The toolbar's choices of a mode; `viewport` is read by Storybook itself. */
const globalsOf = ({ name, locale, theme, width, textScale = 100 }: Mode) => ({
  mode: name,
  locale,
  theme,
  textScale,
  ...(width && { viewport: { value: `w${width}` } }),
})

/** Set by `test:long`: each mode is mounted and played by itself, and the `*.long.conformance.tsx` run. */
export const isLong = process.env.STORIES === 'long'

/** One browser instance per mount: Vitest serves them all from one server and opens one page per worker. */
export const instancesOf = (mounts: readonly Mount[]): BrowserInstanceOption[] =>
  (isLong ? singleMounts(mounts) : mounts).map((mount) => ({
    browser: 'chromium',
    name: mount.name,
    provider: playwright({
      launchOptions,
      contextOptions: { timezoneId: 'Asia/Ho_Chi_Minh', ...mount.looks[0].emulate },
    }),
    provide: {
      mount,
      onlyScreenshots: process.env.SCREENSHOTS !== undefined,
      'storybook/test-initial-globals': globalsOf(mount.looks[0]),
      // axe runs in check-story.setup.ts, with the rules of the mode.
      'storybook/test-provided': { a11y: false },
    },
  }))

/** What the checks ask of the browser's driver. */
export const storyCommands = { compareScreenshot, emulateMedia }

declare module 'vitest' {
  interface ProvidedContext {
    mount: Mount
    onlyScreenshots: boolean
    'storybook/test-initial-globals': Record<string, unknown>
    'storybook/test-provided': { a11y: boolean }
  }
}
