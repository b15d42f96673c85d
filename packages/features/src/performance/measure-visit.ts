import type { ApiClient } from '@chonoi/api-client'
import type { VisitMeasure } from '@chonoi/domain'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { observeFirstInput } from './observe-first-input.ts'

/**
 * Measures the page and sends its values once, when it is hidden or left: web vitals, the mean time of the API's answers,
 * and how full the memory is, where the browser says so. Offline nothing is sent.
 */
export function measureVisit(api: ApiClient): () => void {
  const values = new Map<VisitMeasure, number>()
  const keep = (measure: VisitMeasure) => (value: number) => void values.set(measure, value)
  const always = { reportAllChanges: true }
  onLCP(({ value }) => keep('LCP')(value), always)
  onCLS(({ value }) => keep('CLS')(value), always)
  onINP(({ value }) => keep('INP')(value), always)
  observeFirstInput(keep('FID'))

  function send() {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    const [answers, memory] = [meanAnswer(), usedMemory()]
    if (answers !== undefined) values.set('API', answers)
    if (memory !== undefined) values.set('MEMORY', memory)
    const measures = [...values].map(([measure, value]) => ({ measure, value }))
    if (measures.length === 0) return
    void api.POST('/visit-measures', { body: { measures }, keepalive: true }).catch(() => undefined)
  }
  document.addEventListener('visibilitychange', send)
  return () => document.removeEventListener('visibilitychange', send)
}

/** How long the API took to answer on average, in milliseconds. */
function meanAnswer(): number | undefined {
  const answers = performance
    .getEntriesByType('resource')
    .filter(({ name }) => URL.parse(name)?.pathname.startsWith('/api/v1/'))
  if (answers.length === 0) return undefined
  return answers.reduce((sum, { duration }) => sum + duration, 0) / answers.length
}

/** How much of what the page may use of the memory is used, in percent. Only some browsers say. */
function usedMemory(): number | undefined {
  const { memory } = performance as { memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number } }
  return memory && memory.jsHeapSizeLimit > 0 ? (memory.usedJSHeapSize / memory.jsHeapSizeLimit) * 100 : undefined
}
