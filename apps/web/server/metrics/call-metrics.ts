import type { AnsweredCall } from '@chonoi/api'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { AnsweredPage } from '../site.ts'

const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const classOf = (status: number) => `${Math.floor(status / 100)}xx`

/** Calls by operation of the contract and pages by route, never by address: addresses name things and are endless. */
export function addCallMetrics(registry: Registry) {
  const registers = [registry]
  const calls = new Counter({
    name: 'chonoi_http_requests_total',
    help: 'Answered calls of the API, those of rendered pages included.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const callSeconds = new Histogram({
    name: 'chonoi_http_request_seconds',
    help: 'How long calls took until their answer began.',
    labelNames: ['operation'],
    buckets,
    registers,
  })
  const notifications = new Counter({
    name: 'chonoi_payment_notifications_total',
    help: 'Notifications of payment providers by what became of them.',
    labelNames: ['outcome'],
    registers,
  })
  const pages = new Counter({
    name: 'chonoi_page_requests_total',
    help: 'Answered pages.',
    labelNames: ['route', 'status'],
    registers,
  })
  const pageSeconds = new Histogram({
    name: 'chonoi_page_request_seconds',
    help: 'How long pages took, waiting for their turn included.',
    labelNames: ['route'],
    buckets,
    registers,
  })
  return {
    onAnswered({ operation, status, seconds, notification }: AnsweredCall) {
      if (notification) notifications.inc({ outcome: notification })
      calls.inc({ operation, status: classOf(status) })
      callSeconds.observe({ operation }, seconds)
    },
    onPage({ route, status, seconds }: AnsweredPage) {
      pages.inc({ route, status: classOf(status) })
      pageSeconds.observe({ route }, seconds)
    },
  }
}
