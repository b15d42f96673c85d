import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Call, callSite, isDefinite, maxAnswer } from './caller.ts'
import { kindOf, nameUnknown, type Tally } from './tally.ts'

const betweenTries = 100

/** Whether a refusal is expected, by its code. */
type Excuse = (code: string | undefined) => boolean
const never: Excuse = () => false

/** One user's calls, counted by outcome. */
export class CountedCalls {
  readonly tally: Tally
  readonly #origin: () => string
  readonly #token: string
  readonly #heard: () => void

  /** `heard` is called with each successful answer. */
  constructor(origin: () => string, token: string, tally: Tally, heard: () => void) {
    this.#origin = origin
    this.#token = token
    this.tally = tally
    this.#heard = heard
  }

  /** Returns the expected answer; null for any other, or an unknown outcome. */
  async once(call: Call, wanted: number, isExcused = never): Promise<Answer | null> {
    const answer = await this.#ask(call)
    if (isDefinite(answer)) return this.#judge(call, answer, wanted, isExcused)
    await this.#despair(nameUnknown(call, answer))
    return null
  }

  /** Repeats the call with the same key until its outcome is known. */
  async untilTold(call: Call, wanted: number, isExcused = never): Promise<Answer | null> {
    const keyed = { ...call, key: randomUUID() }
    for (;;) {
      const answer = await this.#ask(keyed)
      if (isDefinite(answer)) return this.#judge(call, answer, wanted, isExcused)
      await this.#despair(nameUnknown(call, answer))
    }
  }

  /** Requests a page as a browser does. */
  async page(path: string): Promise<void> {
    const page = await fetch(this.#origin() + path, { signal: AbortSignal.timeout(maxAnswer) })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => null)
    if (page?.status === 200 && page.text.includes('</html>')) this.#acknowledge(`GET ${path}`)
    else if (!page || [502, 503, 504].includes(page.status))
      await this.#despair(`GET ${path}: ${page ? `${page.status} ${page.text.slice(0, 200)}` : 'no answer'}`)
    else this.tally.mistakes.push(`GET ${path}: ${page.status}`)
  }

  async #ask(call: Call): Promise<Answer | null> {
    const startedAt = performance.now()
    const answer = await callSite(this.#origin(), { token: this.#token, ...call })
    this.tally.durations.push(performance.now() - startedAt)
    if (answer?.status === 503 && !answer.headers.get('retry-after'))
      this.tally.mistakes.push(`${call.path}: a 503 without Retry-After`)
    return answer
  }

  #judge(call: Call, answer: Answer, wanted: number, isExcused: Excuse): Answer | null {
    const { status, body } = answer
    if (status === wanted) {
      this.#acknowledge(kindOf(call))
      return answer
    }
    if (!isExcused(body.code)) this.tally.mistakes.push(`${call.method} ${call.path}: ${status} ${body.code}`)
    return null
  }

  #acknowledge(kind: string): void {
    this.tally.acknowledged++
    this.tally.kinds[kind] = (this.tally.kinds[kind] ?? 0) + 1
    this.#heard()
  }

  async #despair(why: string): Promise<void> {
    this.tally.unknown.push(why)
    await pause(betweenTries)
  }
}
