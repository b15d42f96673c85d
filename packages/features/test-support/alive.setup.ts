import { afterAll, beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { toastQueue } from '@chonoi/ui/toast-queue'
import '@chonoi/ui/styles.css'
import '../src/styles.css'
import './toasts-let-through.css'
import { forgetSession } from './demo-session.ts'
import { enterMarket, leaveMarket, testMarket } from './test-market.ts'

/**
 * Test files of a page share its modules and its server: resets the demo before each file and the page before each
 * test.
 */
beforeAll(async () => {
  forgetSession()
  await enterMarket()
  // Starts the server, which a busy machine may need longer for than the client waits for an answer.
  await testMarket().fetch(new Request(new URL('/api/v1/health', location.href)))
})
beforeEach(async () => {
  await cleanup()
  toastQueue.clear()
  await page.viewport(1280, 800)
  localStorage.clear()
})
afterAll(leaveMarket)
