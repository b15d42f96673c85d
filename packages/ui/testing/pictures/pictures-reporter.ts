import type { Reporter } from 'vitest/node'
import { tally } from './tally.ts'

const loud = (text: string) => `\n\u001b[1;43;30m ${text} \u001b[0m\n`

/** Says in the last lines of a run what the pictures proved, above all when they proved nothing. */
export class PicturesReporter implements Reporter {
  onTestRunEnd(): void {
    for (const why of tally.refusals) console.log(loud(`NO PICTURE WAS COMPARED: they were ${why}.`))
    if (tally.accepted.size > 0) console.log(`${tally.accepted.size} pictures accepted of ${tally.seen.size} taken.`)
    else if (tally.seen.size > 0) console.log(`${tally.seen.size} pictures compared.`)
  }
}
