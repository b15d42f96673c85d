import { connect } from 'node:tls'

/** Until when a certificate is good, or why a browser wouldn't take it. */
export type Certificate = { expiresAt: Date } | { problem: string }

const timeoutMs = 5_000
/** Codes of OpenSSL and Node for a certificate that is refused, unlike those of a connection that isn't made. */
const refused = /CERT|UNABLE_TO|SELF_SIGNED|ALTNAME|HOSTNAME/

/** Looks at the certificate of an https address as a browser would. Null for others, and where nobody answers. */
export function readCertificate(publicUrl: string, trusted?: string): Promise<Certificate | null> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return Promise.resolve(null)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((read) => {
    const socket = connect({ host, port: Number(port || 443), servername: host, ...(trusted && { ca: trusted }) })
    const end = (certificate: Certificate | null) => {
      socket.destroy()
      read(certificate)
    }
    socket.setTimeout(timeoutMs, () => end(null))
    socket.once('secureConnect', () => end({ expiresAt: new Date(socket.getPeerCertificate().valid_to) }))
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) => end(refused.test(code) ? { problem: code } : null))
  })
}
