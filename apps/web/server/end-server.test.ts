import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { endServer } from './end-server.ts'

/** A proxy's kept connection, in a thread of its own: it sends while the loop of this one stands still. */
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
/** Longer than the proxy has to be quiet before its connections are closed, in milliseconds. */
const longTurn = 1_200

test('a call sent on a kept connection during a long turn of the ending process is answered, not cut off', async () => {
  const server = createServer((_request, response) => response.end('{}'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  /** 1: it may send, 2: it has sent. */
  const turn = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(proxy, { eval: true, workerData: { port: (server.address() as AddressInfo).port, turn } })
  const heard: string[] = []
  worker.on('message', (what: string) => heard.push(what))
  await expect.poll(() => heard).toEqual(['answered'])
  const ended = endServer(server, { delay: 0, isBehindProxy: true })
  await expect.poll(() => server.listening).toBe(false)
  // The next turn begins with the timers, and only then reads what has arrived.
  await nextTurn()
  Atomics.store(turn, 0, 1)
  Atomics.notify(turn, 0)
  Atomics.wait(turn, 0, 1, 10_000)
  Atomics.wait(turn, 0, 2, longTurn)
  await ended
  await expect.poll(() => heard).toEqual(['answered', 'answered', 'closed'])
  await worker.terminate()
})

/** Proxies that all connect while the loop stands still, and say how many of them were answered in the end. */
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

test('the connections that wait to be accepted when the end begins are let in, all of them', async () => {
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

/** How long the site takes for an answer, in milliseconds: for all that a proxy kept it takes longer than an end may. */
const answerTime = 200
const kept = 60

test('a proxy that goes on sending on the many connections it kept loses no call when the time for them is over', {
  timeout: 20_000,
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
  // What is refused a proxy hands to the next process; what is cut off it can't.
  expect([...new Set(said)]).toEqual(['answered', 'ECONNREFUSED'])
  agent.destroy()
})
