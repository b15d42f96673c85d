import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Balancer {
  readonly origin: string
  /** The log, apart from refused connections. */
  complaints(): string[]
  close(): Promise<void>
}

/** How long a process that refused a connection is skipped. */
const restOfRefused = 500

/**
 * A proxy in front of several processes that behaves like nginx: keep-alive connections, round robin, the next process
 * when a connection is refused, and 502 with the reason for a call that was sent and not answered.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const refusedUntil = new Map<number, number>()
  let turn = 0
  const inTurn = () => {
    turn++
    const rotated = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0)
    const rests = (port: number) => Number((refusedUntil.get(port) ?? 0) > Date.now())
    return rotated.toSorted((a, b) => rests(a) - rests(b))
  }
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming)
    let code: string | undefined
    for (const port of inTurn()) {
      const answer = await handOn(agent, port, incoming, body)
      if (typeof answer === 'string') {
        code = answer
        if (answer !== 'ECONNREFUSED') break
        refusedUntil.set(port, Date.now() + restOfRefused)
        continue
      }
      // These two headers concern the site's connection to the proxy, not this one.
      const { connection: _connection, 'keep-alive': _keptFor, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, headers)
      answer.on('error', () => outgoing.destroy())
      // Who leaves a stream leaves the process behind it too.
      outgoing.on('close', () => answer.destroy())
      answer.pipe(outgoing)
      return
    }
    outgoing.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ code }))
  }
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing).catch(() => outgoing.destroy()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints: () => [],
    async close() {
      server.closeAllConnections()
      agent.destroy()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

/** The answer, or the reason why there is none. */
function handOn(
  agent: Agent,
  port: number,
  { method, url, headers, socket }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage | string> {
  return new Promise((answered) => {
    const { connection: _own, ...kept } = headers
    const forwarded = { ...kept, 'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress }
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path: url, headers: forwarded }, answered)
    outgoing.on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) =>
      answered(outgoing.reusedSocket ? `${code} on a kept connection` : code),
    )
    outgoing.end(body)
  })
}
