import { setImmediate } from 'node:timers/promises'

/** Below the 50 ms that nobody should wait for another's work, also on a busy machine. */
const maxMs = 10

/** A turn of work that is done piece by piece in the main thread. */
export class Turn {
  #began = performance.now()

  /** Whether the work has held the thread for long enough. */
  get isOver(): boolean {
    return performance.now() - this.#began >= maxMs
  }

  /** Lets all that waits have its turn. */
  async next(): Promise<void> {
    await setImmediate()
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
