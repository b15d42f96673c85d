import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright'
import type { BrowserInstanceOption } from 'vitest/node'
import { chromiumArguments, installedChromium } from '@chonoi/test-browser/chromium'
import type { Mode } from './modes.ts'

/** The same for every mode, so that one browser is handed on from mode to mode. */
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

/** One browser instance per mode: Vitest serves them all from one server and opens one page per worker. */
export const instancesOf = (modes: readonly Mode[]): BrowserInstanceOption[] =>
  modes.map((mode) => ({
    browser: 'chromium',
    name: mode.name,
    provider: playwright({ launchOptions, contextOptions: { timezoneId: 'Asia/Ho_Chi_Minh', ...mode.emulate } }),
    provide: {
      mode,
      onlyScreenshots: process.env.SCREENSHOTS !== undefined,
      'storybook/test-initial-globals': globalsOf(mode),
      // axe runs in check-story.setup.ts, with the rules of the mode.
      'storybook/test-provided': { a11y: false },
    },
  }))

declare module 'vitest' {
  interface ProvidedContext {
    mode: Mode
    onlyScreenshots: boolean
    'storybook/test-initial-globals': Record<string, unknown>
    'storybook/test-provided': { a11y: boolean }
  }
}
