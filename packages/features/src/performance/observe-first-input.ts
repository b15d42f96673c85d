/** FID was removed from the library, not from browsers (domain.md, reading 13). */
export function observeFirstInput(report: (delay: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('processingStart' in entry) report(Number(entry.processingStart) - entry.startTime)
    }
  }).observe({ type: 'first-input', buffered: true })
}
