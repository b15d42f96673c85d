import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { paymentSandboxUrl, startPaymentSandbox } from './start-payment-sandbox.ts'
import type { Stopper } from './stopper.ts'
import { freePort } from './testing/site-process.ts'

function collectEnds() {
  const ends: (() => Promise<unknown>)[] = []
  const stopper: Stopper = {
    atEnd: (end) => void ends.push(end),
    isStopping: false,
    allow: () => {},
    stop: () => Promise.resolve(),
  }
  return { stopper, end: () => Promise.all(ends.map((one) => one())) }
}

test('the payment sandbox serves on its own port until the site ends', async () => {
  const port = Number(await freePort())
  const settings = { host: '127.0.0.1', publicUrl: 'http://localhost:3000', paymentSandbox: { port, url: undefined } }
  const { stopper, end } = collectEnds()
  expect(await startPaymentSandbox(settings, stopper)).toEqual([])
  expect((await fetch(`http://127.0.0.1:${port}/pay/none`)).status).toBe(404)
  await end()
  await expect(fetch(`http://127.0.0.1:${port}/pay/none`)).rejects.toThrow('fetch failed')
})

test('a taken port is told in one line and refuses nothing', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo
  const { stopper, end } = collectEnds()
  const notes = await startPaymentSandbox(
    { host: '127.0.0.1', publicUrl: 'http://localhost:3000', paymentSandbox: { port, url: undefined } },
    stopper,
  )
  expect(notes).toEqual([
    `The payment sandbox was not started: port ${port} can't be used (EADDRINUSE). Set PAYMENT_SANDBOX_PORT.`,
  ])
  await end()
  other.close()
})

test('a sandbox that is switched off is not started, and payments go to a configured one or to the providers', async () => {
  const { stopper } = collectEnds()
  const off = { host: '127.0.0.1', publicUrl: 'http://localhost:3000', paymentSandbox: { port: null, url: undefined } }
  expect(await startPaymentSandbox(off, stopper)).toEqual([])
  expect(paymentSandboxUrl(off)).toBeNull()
  expect(paymentSandboxUrl({ ...off, paymentSandbox: { port: null, url: 'http://other:3100' } })).toBe(
    'http://other:3100',
  )
})
