import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Two sockets: who came to the proxy, and where it leads. */
interface Pair {
  near: Socket
  far: Socket
  /** Leads nowhere any more, whatever the proxy does for others. */
  isDead: boolean
}

/** A network between two parties that can be made bad on purpose. Bytes are handed on as they come unless told otherwise. */
export class TcpProxy {
  readonly port: number
  readonly #server: Server
  readonly #pairs = new Set<Pair>()
  #isSilent = false
  #delay = 0
  #cutAfter: { text: string; done: () => void } | undefined

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

  /** As a good network again: what was held back arrives now, on the connections that still are. */
  passOn(): void {
    this.#isSilent = false
    this.#delay = 0
    for (const { near, far, isDead } of this.#pairs) if (!isDead) for (const socket of [near, far]) socket.resume()
  }

  /** Nothing arrives in either direction and nobody is told: a cable that was pulled. */
  beSilent(): void {
    this.#isSilent = true
    for (const { near, far } of this.#pairs) for (const socket of [near, far]) socket.pause()
  }

  /** Every piece of data comes this much later. */
  delayBy(milliseconds: number): void {
    this.#delay = milliseconds
  }

  /** The connections of this moment lead nowhere for good; new ones are good: the other machine was replaced. */
  leaveHalfOpen(): void {
    for (const pair of this.#pairs) {
      pair.isDead = true
      pair.near.pause()
      pair.far.destroy()
    }
  }

  /** Resets every connection of this moment. */
  reset(): void {
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
  }

  /** Hands on the next piece from the near side that holds `text`, and resets that connection before any answer comes back. */
  cutAfter(text: string): Promise<void> {
    return new Promise((done) => (this.#cutAfter = { text, done }))
  }

  async close(): Promise<void> {
    this.reset()
    await new Promise<void>((closed) => this.#server.close(() => closed()))
  }

  #join(near: Socket, port: number): void {
    const far = connect(port, '127.0.0.1')
    const pair = { near, far, isDead: false }
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
    const cut = from === pair.near && this.#cutAfter && chunk.includes(this.#cutAfter.text) ? this.#cutAfter : undefined
    if (!cut) {
      if (this.#delay > 0) setTimeout(() => to.write(chunk), this.#delay)
      else to.write(chunk)
      return
    }
    this.#cutAfter = undefined
    // Written and acknowledged, then the end: the far side acts on it and nobody hears of it.
    to.end(chunk)
    to.removeAllListeners('data')
    pair.near.resetAndDestroy()
    cut.done()
  }
}
