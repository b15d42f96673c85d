import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Two sockets: who came to the proxy, and where it leads. */
interface Pair {
  near: Socket
  far: Socket
  /** Leads nowhere any more, whatever the proxy does for others. */
  isDead: boolean
  /** How many of the texts that a cut waits for went by. */
  heard: number
}

/** A network between two parties that can be made bad on purpose. Bytes are handed on as they come unless told otherwise. */
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

  /** Waits for a connection whose near side says these texts one after the other, hands the last on, and resets it. */
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

  /** Whether the last of the texts that a cut waits for goes by. */
  #isHeard(pair: Pair, chunk: Buffer): boolean {
    const { texts } = this.#cut ?? { texts: [] }
    while (pair.heard < texts.length && chunk.includes(texts[pair.heard] ?? '')) pair.heard++
    return texts.length > 0 && pair.heard === texts.length
  }

  /** Handed on, and then the end: the far side acts on it and nobody hears of it. */
  #end({ near, far }: Pair, chunk: Buffer): void {
    far.removeAllListeners('data')
    far.end(chunk)
    near.resetAndDestroy()
    this.#cut?.done()
    this.#cut = undefined
  }
}
