import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** The two sockets of a proxied connection: client and target. */
interface Pair {
  near: Socket
  far: Socket
  /** A dead connection, whatever the proxy does for others. */
  isDead: boolean
  /** The number of a cut's texts seen so far. */
  heard: number
}

/** A network between two parties with injectable faults. Forwards bytes unchanged by default. */
export class TcpProxy {
  readonly port: number
  readonly #server: Server
  readonly #pairs = new Set<Pair>()
  #isSilent = false
  #delay = 0
  #cut: { texts: readonly string[]; done: () => void } | undefined

  private constructor(server: Server, targetPort: () => number) {
    this.#server = server
    this.port = (server.address() as AddressInfo).port
    server.on('connection', (near) => this.#join(near, targetPort()))
  }

  static async open(targetPort: () => number): Promise<TcpProxy> {
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    return new TcpProxy(server, targetPort)
  }

  get connections(): number {
    return this.#pairs.size
  }

  /** Restores the network: held-back data arrives on the connections that still exist. */
  passOn(): void {
    this.#isSilent = false
    this.#delay = 0
    for (const { near, far, isDead } of this.#pairs) if (!isDead) for (const socket of [near, far]) socket.resume()
  }

  /** Drops data silently in both directions, like a pulled cable. */
  beSilent(): void {
    this.#isSilent = true
    for (const { near, far } of this.#pairs) for (const socket of [near, far]) socket.pause()
  }

  /** Delays all data by this time. */
  delayBy(milliseconds: number): void {
    this.#delay = milliseconds
  }

  /** Makes the current connections dead for good while new ones work, as when a machine is replaced. */
  leaveHalfOpen(): void {
    for (const pair of this.#pairs) {
      pair.isDead = true
      pair.near.pause()
      pair.far.destroy()
    }
  }

  /** Resets every current connection. */
  reset(): void {
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
  }

  /** Waits for a connection whose client sends these texts in sequence, forwards the last, and resets it. */
  cutAfter(...texts: string[]): Promise<void> {
    for (const pair of this.#pairs) pair.heard = 0
    return new Promise((done) => (this.#cut = { texts, done }))
  }

  async close(): Promise<void> {
    this.reset()
    await new Promise<void>((closed) => this.#server.close(() => closed()))
  }

  #join(near: Socket, port: number): void {
    const far = connect(port, '127.0.0.1')
    const pair: Pair = { near, far, isDead: false, heard: 0 }
    this.#pairs.add(pair)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true)
      if (this.#isSilent) from.pause()
      from.on('error', () => {})
      from.on('data', (chunk: Buffer) => this.#handOn(pair, from, to, chunk))
      from.on('close', () => {
        if (pair.isDead) return
        this.#pairs.delete(pair)
        to.destroy()
      })
    }
  }

  #handOn(pair: Pair, from: Socket, to: Socket, chunk: Buffer): void {
    if (from === pair.near && this.#isHeard(pair, chunk)) return this.#end(pair, chunk)
    if (this.#delay > 0) setTimeout(() => to.write(chunk), this.#delay)
    else to.write(chunk)
  }

  /** Whether this data contains the last text of a cut. */
  #isHeard(pair: Pair, chunk: Buffer): boolean {
    const { texts } = this.#cut ?? { texts: [] }
    while (pair.heard < texts.length && chunk.includes(texts[pair.heard] ?? '')) pair.heard++
    return texts.length > 0 && pair.heard === texts.length
  }

  /** Forwards the data, then resets: the target acts on it and the client never gets the answer. */
  #end({ near, far }: Pair, chunk: Buffer): void {
    far.removeAllListeners('data')
    far.end(chunk)
    near.resetAndDestroy()
    this.#cut?.done()
    this.#cut = undefined
  }
}
