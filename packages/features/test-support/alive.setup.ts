import { afterAll, beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { toastQueue } from '@chonoi/ui/toast-queue'
import '@chonoi/ui/styles.css'
import '../src/styles.css'
import { forgetSession } from './demo-session.ts'
import { enterMarket, leaveMarket } from './test-market.ts'

/**
 * Test files of a page share its modules and its server: resets the demo before each file and the page before each
 * test.
 */
beforeAll(async () => {
  forgetSession()
  await enterMarket()
})
beforeEach(async () => {
  await cleanup()
  toastQueue.clear()
  await page.viewport(1280, 800)
  localStorage.clear()
})
afterAll(leaveMarket)
