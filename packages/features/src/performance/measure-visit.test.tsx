import { consentRecord, consentStorageKey } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { hidePage, largestPaint } from '../../test-support/page-end.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { PagePerformance } from './page-performance.tsx'

// A file of its own: a page that was hidden once, as those of other tests, reports no largest paint any more.

const page = (
  <>
    <h1>Chợ Nổi</h1>
    <PagePerformance sampleRate={1} />
  </>
)

const analytics = { functional: false, analytics: true, marketing: false } as const

test.each([
  ['of somebody who agreed to analytics', true, 1],
  ['of somebody who did not', false, 0],
])('the speeds of a sampled visit %s are sent when the page is hidden: %j', async (_, agrees, times) => {
  if (agrees) localStorage.setItem(consentStorageKey, JSON.stringify(consentRecord(analytics, new Date())))
  else localStorage.removeItem(consentStorageKey)
  const network = testNetwork()
  await renderScreen(page, { words: [], network })
  await largestPaint()
  // What measures is loaded after the page; once it has sent, it listens no more.
  await expect
    .poll(() => {
      hidePage()
      return network.sent('POST /visit-measures')
    })
    .toHaveLength(times)
  hidePage()
  expect(network.sent('POST /visit-measures')).toHaveLength(times)
  const bodies = await Promise.all(network.sent('POST /visit-measures').map((sent) => sent.json()))
  for (const { measures } of bodies) expect(measures).not.toEqual([])
  Reflect.deleteProperty(document, 'visibilityState')
  localStorage.removeItem(consentStorageKey)
})
