import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright'
import type { BrowserInstanceOption } from 'vitest/node'
import { chromiumLaunch, installedChromium } from '@chonoi/test-browser/chromium'
import { type LetterRange, lettersOfFonts } from '@chonoi/test-browser/letters'
import { compareScreenshot } from '../screenshots/compare-screenshot.ts'
import { emulateMedia } from './emulate-media.ts'
import { type Mode, type Mount, singleMounts } from './modes.ts'

/** Equal for every mount, so that all share one browser. */
const launchOptions: PlaywrightProviderOptions['launchOptions'] = {
  ...chromiumLaunch,
  executablePath: installedChromium,
  args: [
    ...chromiumLaunch.args,
    // For screenshots: makes text and colours independent of the machine's settings and screen.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--force-device-scale-factor=1',
    // Makes partial repaints equal to full ones.
    '--disable-partial-raster',
    '--disable-checker-imaging',
    '--num-raster-threads=1',
  ],
}

/** The browser provider for tests that don't depend on a mode. */
export const chromium = playwright({ launchOptions })

/**
 * Checks every story after its `play`. Must be a setup file itself, because modules imported by one run once per page
 * instead of once per file.
 */
export const checkStorySetup = `${import.meta.dirname}/check-story.setup.ts`

/** Returns the toolbar values of a mode. Storybook itself reads `viewport`. */
const globalsOf = ({ name, locale, theme, width, textScale = 100 }: Mode) => ({
  mode: name,
  locale,
  theme,
  textScale,
  ...(width && { viewport: { value: `w${width}` } }),
})

/** Set by `test:long`: mounts and plays each mode separately, and runs `*.long.conformance.tsx`. */
export const isLong = process.env.STORIES === 'long'

const letters = lettersOfFonts()

/** Set by `npm run test:full`, and by what accepts screenshots, which come in both of their modes. */
export const isFull = process.env.TEST_RING === 'full' || process.env.SCREENSHOTS !== undefined

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
      letters,
      'storybook/test-initial-globals': globalsOf(mount.looks[0]),
      // axe runs in check-story.setup.ts, with the rules of the mode.
      'storybook/test-provided': { a11y: false },
    },
  }))

/** Commands that the checks run in the browser's driver. */
export const storyCommands = { compareScreenshot, emulateMedia }

declare module 'vitest' {
  interface ProvidedContext {
    mount: Mount
    letters: readonly LetterRange[]
    'storybook/test-initial-globals': Record<string, unknown>
    'storybook/test-provided': { a11y: boolean }
  }
}
