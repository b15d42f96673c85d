import { Registry } from 'prom-client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Certificate } from '../certificate.ts'
import { samplesIn } from '../testing/alert-rules.ts'
import { addCertificateMetrics } from './certificate-metrics.ts'

afterEach(() => void vi.useRealTimers())

function watching(certificate: Certificate | null) {
  const registry = new Registry()
  const read = vi.fn<(publicUrl: string) => Promise<Certificate | null>>(() => Promise.resolve(certificate))
  addCertificateMetrics(registry, read).watch('https://chonoi.test')
  return { read, values: async () => samplesIn(await registry.metrics()).map(({ value }) => value) }
}

test('the certificate of PUBLIC_URL shows for how long it is good', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T00:00:00Z'), toFake: ['Date'] })
  const { values } = watching({ expiresAt: new Date('2026-11-27T00:00:00Z') })
  expect(await values()).toEqual([86_400])
})

test('one that has ended since, or is not accepted, shows nothing left', async () => {
  expect(await watching({ expiresAt: new Date('2021-01-01T00:00:00Z') }).values()).toEqual([0])
  expect(await watching({ problem: 'CERT_HAS_EXPIRED' }).values()).toEqual([0])
})

test('without https there is no sample, which would look like an end', async () => {
  expect(await watching(null).values()).toEqual([])
})

test('the proxy is asked once an hour, however often metrics are read', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T00:00:00Z'), toFake: ['Date'] })
  const { read, values } = watching({ expiresAt: new Date('2026-12-26T00:00:00Z') })
  await values()
  await values()
  expect(read).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.parse('2026-11-26T01:00:00Z'))
  await values()
  expect(read).toHaveBeenCalledTimes(2)
})
