import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Balancer {
  readonly origin: string
  close(): Promise<void>
}

/** How long one that refused a connection is left out. */
const restOfRefused = 500

/**
 * A proxy in front of several processes that does what nginx does: kept connections, each in turn, the next one where a
 * connection is refused, and 502 for whatever was sent and not answered.
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
    for (const port of inTurn()) {
      const answer = await handOn(agent, port, incoming, body)
      if (answer === 'refused') {
        refusedUntil.set(port, Date.now() + restOfRefused)
        continue
      }
      if (answer === 'lost') break
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' })
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
      return
    }
    outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing).catch(() => outgoing.destroy()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      agent.destroy()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

function handOn(
  agent: Agent,
  port: number,
  { method, url, headers, socket }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage | 'refused' | 'lost'> {
  return new Promise((answered) => {
    const { connection: _own, ...kept } = headers
    const forwarded = { ...kept, 'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress }
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path: url, headers: forwarded }, answered)
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) => answered(code === 'ECONNREFUSED' ? 'refused' : 'lost'))
    outgoing.end(body)
  })
}
