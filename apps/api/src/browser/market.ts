import type { FromWorker, MarketAssets, SentResponse, ToWorker } from './messages.ts'

/** Timeout for opening, because a wrong MIME type or a blocked script can make a worker hang. */
const maxOpening = 60_000

/** A worker with its own database, starting from the seeded state. */
export class Market {
  /** Resolves once requests are answered. */
  readonly opened: Promise<void>
  isTouched = false
  #worker: Worker
  #lastId = 0
  #restarted: ((isKept: boolean) => void) | undefined
  #waiting = new Map<number, (response: SentResponse) => void>()

  constructor(base: string, assets: Promise<MarketAssets>) {
    this.#worker = new Worker(new URL('worker.js', base), { type: 'module' })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.opened = promise
    // Callers get the rejection. A market without callers may fail silently.
    promise.catch(() => {})
    const timer = setTimeout(() => reject(new TypeError('The database did not open in time.')), maxOpening)
    void promise.finally(() => clearTimeout(timer)).catch(() => {})
    this.#worker.addEventListener('error', (event) => reject(new TypeError(`The worker failed: ${event.message}`)))
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('opened' in data) return resolve()
      if ('refused' in data) return reject(new TypeError(data.refused))
      if ('restarted' in data) return this.#restarted?.(data.restarted)
      this.#waiting.get(data.id)?.(data.response)
      this.#waiting.delete(data.id)
    })
    assets.then((open) => this.#say({ open }), reject)
  }

  async fetch(request: Request): Promise<Response> {
    this.isTouched = true
    await this.opened
    request.signal.throwIfAborted()
    const { url, method } = request
    const bytes = await request.arrayBuffer()
    const body = bytes.byteLength > 0 ? bytes : null
    const id = ++this.#lastId
    const answered = new Promise<SentResponse>((answer) => this.#waiting.set(id, answer))
    this.#say({ id, request: { url, method, headers: [...request.headers], body } }, body ? [body] : [])
    const response = await Promise.race([answered, abortOf(request.signal)])
    const isEmpty = response.status === 204 || response.status === 304
    return new Response(isEmpty ? null : response.body, { status: response.status, headers: response.headers })
  }

  /** Resets a market in which nothing was written. Returns false when a new market is needed. */
  async restart(): Promise<boolean> {
    const isOpen = await this.opened.then(
      () => true,
      () => false,
    )
    if (!isOpen || this.#waiting.size > 0) return false
    const isKept = await new Promise<boolean>((restarted) => {
      this.#restarted = restarted
      this.#say({ restart: true })
    })
    this.isTouched &&= !isKept
    return isKept
  }

  close(): void {
    this.#worker.terminate()
  }

  #say(message: ToWorker, transfer: Transferable[] = []) {
    this.#worker.postMessage(message, transfer)
  }
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
