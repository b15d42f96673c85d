import { expect, test } from 'vitest'
import { hidePage, largestPaint } from '../../test-support/page-end.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { PagePerformance } from './page-performance.tsx'
import { performanceTimeline } from './performance-timeline.ts'

const measured = () => new Set(performanceTimeline.read().map(({ vital }) => vital))

const page = (
  <>
    <h1>Chợ Nổi</h1>
    <button type="button">Mua</button>
    <PagePerformance sampleRate={1} />
  </>
)

test("[PERF-10] a visit that isn't sampled is not measured", async () => {
  await renderScreen(<PagePerformance sampleRate={0} />, { words: [] })
  hidePage()
  Reflect.deleteProperty(document, 'visibilityState')
  expect(performanceTimeline.read()).toEqual([])
})

test('[PERF-01] largest paint, first input delay and layout shift are recorded with their rating', async () => {
  const { screen } = await renderScreen(page, { words: [] })
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
