#!/usr/bin/env node
// The tests need a Chromium: the named one, the machine's, Playwright's; else one is fetched, from Playwright or, on a
// Debian machine where we are root, from its packages. Without any: one line that says what to install.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(join(import.meta.dirname, '..', 'tests', 'e2e', 'package.json'))
const { chromium } = require('@playwright/test')
const places = () => [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
const isThere = () => places().some((place) => place && existsSync(place))
const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 }).status === 0

const ways = [
  () => run('playwright', ['install', 'chromium']),
  () =>
    process.getuid?.() === 0 &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', 'chromium']),
]
for (const way of ways) if (!isThere()) way()
if (!isThere()) {
  console.error(
    'No Chromium for the tests: install one (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH.',
  )
  process.exit(1)
}
