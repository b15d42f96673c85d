import { randomBytes } from 'node:crypto'

/** A rendered page, with `noncePlaceholder` where the nonce goes. */
export interface RenderedPage {
  status: number
  headers: readonly (readonly [string, string])[]
  html: string
  /** The pattern of its address; absent for what is no page of the site. */
  route?: string
}

/** Stands in kept pages for the nonce. It never leaves the server, so nobody can write it into a page. */
export const noncePlaceholder: string = randomBytes(24).toString('base64url')

export const withNonce = ({ html }: RenderedPage, nonce: string): string => html.replaceAll(noncePlaceholder, nonce)

/** Too many pages wait to be rendered. */
export class TooManyPages extends Error {}

export interface PageCacheOptions {
  /** How long a page is kept, in milliseconds. */
  freshMs: number
  /** How many characters of HTML are kept. */
  maxCharacters: number
  /** How many pages are rendered at the same time; the others wait, so that calls of the API come in between. */
  maxConcurrent: number
  /** How many wait at most; what comes then is refused. */
  maxWaiting: number
  now?: () => number
}

/**
 * Keeps pages for a moment and renders each only once at a time. Pages are rendered without a session, so those of one
 * key are the same for everybody.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #now: () => number
  /** In the order in which they were rendered. */
  readonly #kept = new Map<string, { page: RenderedPage; until: number }>()
  readonly #rendering = new Map<string, Promise<RenderedPage>>()
  readonly #waiting: (() => void)[] = []
  #characters = 0
  #running = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  /** Returns the kept page of the key, the one being rendered, or a new one. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#kept.get(key)
    if (kept && kept.until > this.#now()) return kept.page
    const running = this.#rendering.get(key)
    if (running) return running
    const rendering = this.#inTurn(render)
    this.#rendering.set(key, rendering)
    try {
      const page = await rendering
      if (page.status === 200) this.#keep(key, page)
      return page
    } finally {
      this.#rendering.delete(key)
    }
  }

  async #inTurn(render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (this.#running < this.#options.maxConcurrent) this.#running += 1
    else if (this.#waiting.length < this.#options.maxWaiting)
      await new Promise<void>((turn) => this.#waiting.push(turn))
    else throw new TooManyPages()
    try {
      return await render()
    } finally {
      const next = this.#waiting.shift()
      // In a later turn of the event loop, so that what arrived meanwhile is served first.
      if (next) setImmediate(next)
      else this.#running -= 1
    }
  }

  #keep(key: string, page: RenderedPage): void {
    this.#drop(key)
    this.#kept.set(key, { page, until: this.#now() + this.#options.freshMs })
    this.#characters += page.html.length
    for (const [oldest, { until }] of this.#kept) {
      if (until > this.#now() && this.#characters <= this.#options.maxCharacters) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#kept.delete(key)
    this.#characters -= kept.page.html.length
  }
}
