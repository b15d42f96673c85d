import { isDeepStrictEqual } from 'node:util'

/** How a call ended: its status, and the problem's code when it was refused. */
export interface Ending {
  response: { status: number }
  error?: { code?: string } | undefined
}

interface Outcome {
  /** How many of the calls may have their effect. */
  successes: number
  /** What the others may hear, e.g. '409 stock.insufficient'. */
  refusals: readonly string[]
}

/** What must be true after a race; collects what isn't, so that a race without its guard can be seen to break it. */
export class Facts {
  readonly broken: Record<string, string> = {}

  hold(fact: string, found: unknown, wanted: unknown): void {
    if (!isDeepStrictEqual(found, wanted))
      this.broken[fact] = `${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`
  }

  /** As many succeed as may, the others hear why not, and nobody a 5xx. */
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
