import { existsSync } from 'node:fs'
import { join } from 'node:path'

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The named Chromium, else the machine's; undefined means Playwright's own. */
export const installedChromium = firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'])

/** The named browser, else Debian's headless shell: the engine without windows, for about half the processor time. */
export const installedHeadlessShell = firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'])

const launchWith = (fonts: string) => ({
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  // One file of fonts includes the other by its name.
  env: { ...process.env, FONTCONFIG_PATH: import.meta.dirname, FONTCONFIG_FILE: join(import.meta.dirname, fonts) },
})

/**
 * What a browser is launched with that draws stories: flags for a container without a display and without background network
 * requests, and fonts of its own, so that text looks the same whatever is installed (docs/decisions/0011).
 */
export const chromiumLaunch = launchWith('fonts.conf')

/** The same for a browser that visits the site: like a visitor's machine it has Arial (its metric twin), too. */
export const visitorLaunch = launchWith('visitor-fonts.conf')
