import type { Reporter, Vitest } from 'vitest/node'
import { tally } from './tally.ts'

const loud = (text: string) => `\n\u001b[1;30;43m ${text} \u001b[0m\n`

/** Says in the last lines of a run what the pictures proved, above all when they proved nothing. */
export class PicturesReporter implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunEnd(): void {
    const { seen, accepted, refusals, different } = tally
    for (const why of refusals) this.#vitest?.logger.log(loud(`NO PICTURE WAS COMPARED: they were ${why}.`))
    if (accepted.size > 0) this.#vitest?.logger.log(`${accepted.size} of ${seen.size} pictures were accepted.`)
    else if (seen.size > 0) this.#vitest?.logger.log(`${seen.size} pictures were compared.`)
    if (different.size > 0) this.#vitest?.logger.log(`Not the same at once: ${[...different].sort().join(', ')}`)
  }
}
