import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { endServer } from './end-server.ts'

/** A proxy's keep-alive connection, in its own thread: it sends while this event loop is blocked. */
const proxy = `
  const { connect } = require('node:net')
  const { parentPort, workerData } = require('node:worker_threads')
  const socket = connect(workerData.port, '127.0.0.1')
  const send = (then) => socket.write('POST / HTTP/1.1\\r\\nhost: site\\r\\ncontent-length: 2\\r\\n\\r\\n{}', then)
  socket.on('data', (chunk) => parentPort.postMessage(String(chunk).includes(' 200 OK') ? 'answered' : 'else'))
  socket.on('error', ({ code }) => parentPort.postMessage(code))
  socket.on('close', () => parentPort.postMessage('closed'))
  Atomics.waitAsync(workerData.turn, 0, 0).value.then(() =>
    send(() => {
      Atomics.store(workerData.turn, 0, 2)
      Atomics.notify(workerData.turn, 0)
    }),
  )
  send()
`
/** Longer than the quiet period after which connections are closed, in milliseconds. */
const longTurn = 1_200

test('endServer: answers a call sent on a keep-alive connection during a long event loop turn', async () => {
  const server = createServer((_request, response) => response.end('{}'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  /** 1: may send, 2: has sent. */
  const turn = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(proxy, { eval: true, workerData: { port: (server.address() as AddressInfo).port, turn } })
  const heard: string[] = []
  worker.on('message', (what: string) => heard.push(what))
  await expect.poll(() => heard).toEqual(['answered'])
  const ended = endServer(server, { delay: 0, isBehindProxy: true })
  await expect.poll(() => server.listening).toBe(false)
  // The next turn runs timers first and reads sockets afterwards.
  await nextTurn()
  Atomics.store(turn, 0, 1)
  Atomics.notify(turn, 0)
  Atomics.wait(turn, 0, 1, 10_000)
  Atomics.wait(turn, 0, 2, longTurn)
  await ended
  await expect.poll(() => heard).toEqual(['answered', 'answered', 'closed'])
  await worker.terminate()
})

/** Proxies that all connect while the event loop is blocked, and report how many were answered. */
const proxies = `
  const { Agent, request } = require('node:http')
  const { parentPort, workerData: { port, turn, calls } } = require('node:worker_threads')
  let connected = 0
  const call = () =>
    new Promise((ended) => {
      const sent = request({ port, host: '127.0.0.1', method: 'POST', agent: false }, (answer) => ended(answer.resume().statusCode))
      sent.once('error', ({ code }) => ended(code)).end('{}')
      sent.once('finish', () => {
        if (++connected < calls) return
        Atomics.store(turn, 0, 1)
        Atomics.notify(turn, 0)
      })
    })
  void Promise.all(Array.from({ length: calls }, call)).then((said) => parentPort.postMessage(said))
`

test('endServer: accepts every connection pending when shutdown begins', async () => {
  const calls = 8
  const server = createServer((_request, response) => response.end('{}'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const turn = new Int32Array(new SharedArrayBuffer(4))
  const { port } = server.address() as AddressInfo
  const worker = new Worker(proxies, { eval: true, workerData: { port, turn, calls } })
  const said = once(worker, 'message')
  const ended = endServer(server, { delay: 0, isBehindProxy: true })
  expect(Atomics.wait(turn, 0, 0, 10_000)).toBe('ok')
  expect(await said).toEqual([Array.from({ length: calls }, () => 200)])
  await ended
})

/**
 * The duration of an answer in milliseconds. Answering everything a proxy has pending takes longer than a shutdown may.
 */
const answerTime = 200
const kept = 60

test('endServer: cuts off no call of a proxy that keeps sending on many keep-alive connections', {
  timeout: 120_000,
}, async () => {
  const server = createServer((_request, response) => void setTimeout(() => response.end('{}'), answerTime))
  server.keepAliveTimeout = 75_000
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxFreeSockets: kept })
  const call = () =>
    new Promise<string>((ended) => {
      const sent = request({ agent, port, host: '127.0.0.1', method: 'POST' }, (answer) =>
        answer.resume().once('end', () => ended('answered')),
      )
      sent.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => ended(code)).end('{}')
    })
  await Promise.all(Array.from({ length: kept }, call))
  const ended = endServer(server, { delay: 0, isBehindProxy: true })
  const said: string[] = []
  while (said.at(-1) !== 'ECONNREFUSED' && said.length < kept) said.push(await call())
  await ended
  // A proxy can retry a refused connection elsewhere, but not a call that was cut off.
  expect([...new Set(said)]).toEqual(['answered', 'ECONNREFUSED'])
  agent.destroy()
})
