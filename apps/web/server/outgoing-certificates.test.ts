import { createServer, get, type Server } from 'node:https'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { createServer as createTlsServer } from 'node:tls'
import { createApi, nodePorts, openLog } from '@chonoi/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { selfSigned } from './testing/self-signed.ts'

const certificate = selfSigned('localhost', new Date(Date.now() + 86_400_000))
const web = createServer(certificate, (_request, response) => response.end('{}'))
/** Greets as a mail server does. */
const mail = createTlsServer(certificate, (socket) => void socket.on('error', () => {}).write('220 catcher\r\n'))
const ends: (() => unknown)[] = []

const portOf = (server: Server | ReturnType<typeof createTlsServer>) => (server.address() as AddressInfo).port
const listen = (server: Server | ReturnType<typeof createTlsServer>) =>
  new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

beforeAll(async () => {
  await Promise.all([listen(web), listen(mail)])
  ends.push(
    () => web.close(),
    () => mail.close(),
  )
})
afterAll(() => {
  for (const end of ends) end()
})

/** The ways out of a site whose services show a certificate that nobody vouches for. */
function openPorts() {
  const bucket = { bucket: 'uploads', accessKeyId: 'site', secretAccessKey: 'x', region: 'us-east-1' }
  const api = createApi({
    // Nothing asks it.
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    ports: nodePorts({
      ...{ secret: Buffer.alloc(32, 1), dataFolder: tmpdir(), publicUrl: 'https://chonoi.test', bankAccount: null },
      log: openLog('silent'),
      smtp: { url: `smtps://localhost:${portOf(mail)}`, from: 'no-reply@chonoi.test' },
      s3: { ...bucket, endpoint: `https://localhost:${portOf(web)}` },
    }),
  })
  ends.push(() => api.close())
  return api.ports
}

/** Every message on the way down to what failed first. */
function reasonsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${error.message} ${(error as { code?: string }).code ?? ''} ${error.cause ? reasonsOf(error.cause) : ''}`
}

const reasonOf = (work: Promise<unknown>) => work.then(() => 'nothing', reasonsOf)

test('certificates: the server answers whoever does not look', async () => {
  const status = await new Promise((answered, fail) => {
    get(`https://localhost:${portOf(web)}`, { rejectUnauthorized: false }, ({ statusCode }) =>
      answered(statusCode),
    ).once('error', fail)
  })
  expect(status).toBe(200)
})

test.each(['payments', 'push', 'mailer', 'files'] as const)(
  'certificates: %s hands nothing to a service whose certificate nobody vouches for',
  async (way) => {
    const ports = openPorts()
    const address = `https://localhost:${portOf(web)}/`
    const attempts = {
      payments: () => ports.payments.fetch?.(address),
      push: () => ports.push.fetch?.(address),
      mailer: () => ports.mailer.send({ to: 'an@chonoi.test', subject: 'Tin', text: 'Tin', html: 'Tin' }),
      files: () => ports.files.write('public/ab/x.webp', Buffer.from('x')),
    }
    expect(await reasonOf(Promise.resolve(attempts[way]()))).toMatch(/self[- ]signed certificate/i)
  },
)
