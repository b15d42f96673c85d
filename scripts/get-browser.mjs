#!/usr/bin/env node
// Installs the two browsers that tests need: a full Chromium for stories and a headless shell, which is cheaper, for
// journeys. CHROMIUM_PATH serves as both. Missing ones are installed from Debian's packages when root on a Debian
// machine, else Playwright's, which include both. The journeys also run in a full Chromium; without any, prints one line
// that says what to install. Fonts come with the tests (tests/browser/fonts.conf).
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(join(import.meta.dirname, '..', 'tests', 'e2e', 'package.json'))
const { chromium } = require('@playwright/test')
const isThere = (...places) =>
  [process.env.CHROMIUM_PATH, ...places, chromium.executablePath()].some((place) => place && existsSync(place))
const hasChromium = () => isThere('/usr/bin/chromium', '/usr/bin/google-chrome')
const hasHeadlessShell = () => isThere('/usr/bin/chromium-headless-shell')
const run = (command, args) => spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0

function fetchFromDebian() {
  const missing = [...(hasChromium() ? [] : ['chromium']), ...(hasHeadlessShell() ? [] : ['chromium-headless-shell'])]
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  if (run('apt-get', ['update', '-qq'])) run('apt-get', ['install', '-y', '-qq', ...missing])
}

const isComplete = () => hasChromium() && hasHeadlessShell()
if (!isComplete()) fetchFromDebian()
if (!isComplete()) run('playwright', ['install', 'chromium'])
if (!hasChromium()) {
  console.error(
    'No Chromium for the tests: install one (apt-get install chromium chromium-headless-shell, or npx playwright install chromium) or set CHROMIUM_PATH.',
  )
  process.exit(1)
}
