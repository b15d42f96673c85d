/** Waits for the largest paint, which the browser reports shortly after painting. */
export const largestPaint = () =>
  new Promise<void>((arrived) => {
    new PerformanceObserver(() => arrived()).observe({ type: 'largest-contentful-paint', buffered: true })
  })

/** Hides the page, which the library of web vitals treats as its end. */
export function hidePage(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
