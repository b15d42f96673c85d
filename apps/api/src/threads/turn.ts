/** Below the 50 ms that nobody should wait for another's work, also on a busy machine. */
const maxMs = 10
/** Rows that take a few milliseconds at most, also with thousands of letters each. */
const fewRows = 20

/** Also in the server of a browser, which has no timers of Node. */
const othersTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A turn of work that is done piece by piece in the main thread. */
export class Turn {
  #began = performance.now()

  /** Whether the work has held the thread for long enough. */
  get isOver(): boolean {
    return performance.now() - this.#began >= maxMs
  }

  /** Lets all that waits have its turn. */
  async next(): Promise<void> {
    await othersTurn()
    this.#began = performance.now()
  }
}

/** Does the steps of some work, and lets others have their turn between them. */
export async function doneInTurns<Result>(steps: Iterator<unknown, Result, undefined>): Promise<Result> {
  const turn = new Turn()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (turn.isOver) await turn.next()
  }
}

/** Hands out rows, a few at a time, and lets others have their turn between them. */
export async function* fewInTurns<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  const turn = new Turn()
  for (let from = 0; from < rows.length; from += fewRows) {
    if (turn.isOver) await turn.next()
    yield rows.slice(from, from + fewRows)
  }
}
