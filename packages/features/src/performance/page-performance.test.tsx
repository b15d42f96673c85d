import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PagePerformance } from './page-performance.tsx'
import { performanceTimeline } from './performance-timeline.ts'

const measured = () => new Set(performanceTimeline.read().map(({ vital }) => vital))

/** Waits for the largest paint, which the browser reports shortly after painting. */
const largestPaint = () =>
  new Promise<void>((arrived) => {
    new PerformanceObserver(() => arrived()).observe({ type: 'largest-contentful-paint', buffered: true })
  })

/** Hides the page, which the library treats as its end. */
function hidePage() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test("[PERF-10] a visit that isn't sampled is not measured", async () => {
  await render(<PagePerformance sampleRate={0} />)
  hidePage()
  Reflect.deleteProperty(document, 'visibilityState')
  expect(performanceTimeline.read()).toEqual([])
})

test('[PERF-01] largest paint, first input delay and layout shift are recorded with their rating', async () => {
  const screen = await render(
    <>
      <h1>Chợ Nổi</h1>
      <button type="button">Mua</button>
      <PagePerformance sampleRate={1} />
    </>,
  )
  await largestPaint()
  await screen.getByRole('button').click()
  await expect.poll(() => [...measured()], { timeout: 15_000 }).toContain('FID')
  hidePage()
  await expect.poll(() => [...measured()].sort()).toEqual(expect.arrayContaining(['CLS', 'FID', 'LCP']))
  for (const { rating, path } of performanceTimeline.read()) {
    expect(['good', 'needs-improvement', 'poor']).toContain(rating)
    expect(path).toBe(location.pathname)
  }
  Reflect.deleteProperty(document, 'visibilityState')
})
