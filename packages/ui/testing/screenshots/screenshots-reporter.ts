import type { Reporter, Vitest } from 'vitest/node'
import { tally } from './tally.ts'

/** Prints in the last lines of a run how many screenshots were compared or accepted. */
export class ScreenshotsReporter implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunEnd(): void {
    const { seen, accepted, late } = tally
    if (accepted.size > 0) this.#vitest?.logger.log(`${accepted.size} of ${seen.size} screenshots were accepted.`)
    else if (seen.size > 0) this.#vitest?.logger.log(`${seen.size} screenshots were compared.`)
    if (late.size > 0) this.#vitest?.logger.log(`Not the same at once: ${[...late].sort().join(', ')}`)
  }
}
