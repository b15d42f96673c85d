import { Gauge, type Registry } from 'prom-client'
import { type Certificate, readCertificate } from '../certificate.ts'

const hourMs = 3_600_000

const secondsLeft = (certificate: Certificate, now: number): number =>
  'problem' in certificate ? 0 : Math.max(0, (certificate.expiresAt.getTime() - now) / 1000)

/** The certificate of PUBLIC_URL as this machine sees it, looked at once an hour. */
export function addCertificateMetrics(
  registry: Registry,
  read: (publicUrl: string) => Promise<Certificate | null> = readCertificate,
) {
  let publicUrl: string | undefined
  let readAt = -Infinity
  let certificate: Certificate | null = null
  const left = new Gauge({
    name: 'chonoi_certificate_seconds_left',
    help: 'For how long the certificate of PUBLIC_URL is good; 0 when it is not accepted, absent without one.',
    registers: [],
    async collect() {
      const now = Date.now()
      if (publicUrl && now - readAt >= hourMs) {
        readAt = now
        certificate = await read(publicUrl)
      }
      if (certificate) this.set(secondsLeft(certificate, now))
      else this.remove()
    },
  })
  registry.registerMetric(left)
  return { watch: (opened: string) => void (publicUrl = opened) }
}
