import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { expect, test } from 'vitest'
import { readCertificate } from './certificate.ts'
import { freePort } from './testing/site-process.ts'
import { selfSigned } from './testing/self-signed.ts'

async function read(host: string, expiresAt: Date, { isTrusted = true } = {}) {
  const { key, cert } = selfSigned(host, expiresAt)
  const server = createServer({ key, cert }, (socket) => socket.on('error', () => {}))
  server.on('tlsClientError', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    const { port } = server.address() as AddressInfo
    return await readCertificate(`https://localhost:${port}/shop`, isTrusted ? cert : undefined)
  } finally {
    server.close()
  }
}
const later = new Date('2040-05-06T07:08:09Z')

test('a certificate that is good tells until when', async () => {
  expect(await read('localhost', later)).toEqual({ expiresAt: later })
})

test('one that has expired, is of another host, or of nobody known is refused', async () => {
  expect(await read('localhost', new Date('2021-01-01T00:00:00Z'))).toEqual({ problem: 'CERT_HAS_EXPIRED' })
  expect(await read('chonoi.test', later)).toEqual({ problem: 'ERR_TLS_CERT_ALTNAME_INVALID' })
  expect(await read('localhost', later, { isTrusted: false })).toEqual({ problem: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
})

test('where there is no https, or nobody answers, there is no certificate', async () => {
  expect(await readCertificate('http://localhost:3000')).toBeNull()
  expect(await readCertificate(`https://localhost:${await freePort()}`)).toBeNull()
})
