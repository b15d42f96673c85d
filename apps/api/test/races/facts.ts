import { isDeepStrictEqual } from 'node:util'

/** Result of a call: its status, and the problem code of a refusal. */
export interface Ending {
  response: { status: number }
  error?: { code?: string } | undefined
}

interface Outcome {
  /** Number of calls that may succeed. */
  successes: number
  /** Expected refusals of the other calls, e.g. '409 stock.insufficient'. */
  refusals: readonly string[]
}

/** Invariants after a race. Collects violations, so that a race without its guard can be shown to break. */
export class Facts {
  readonly broken: Record<string, string> = {}

  hold(fact: string, found: unknown, wanted: unknown): void {
    if (!isDeepStrictEqual(found, wanted))
      this.broken[fact] = `${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`
  }

  /** Expects the number of successes, the given refusals for all others, and no 5xx. */
  ended(answers: readonly Ending[], { successes, refusals }: Outcome): void {
    const lost = answers.filter(({ response }) => response.status >= 300)
    const heard = [...new Set(lost.map(({ response, error }) => `${response.status} ${error?.code}`))].toSorted()
    this.hold('as many calls succeed as may', answers.length - lost.length, successes)
    this.hold(
      'who loses hears why',
      heard.filter((one) => !refusals.includes(one)),
      [],
    )
    this.hold(
      'no answer is a 5xx',
      heard.filter((one) => one.startsWith('5')),
      [],
    )
  }
}
