import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts the longest files first, also in a fresh checkout, where Vitest has no durations yet. */
const longest = [/\/test\/fuzz\/part-/, /\/test\/races\//, /\/test\/(permissions|query-plans)\//]
const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((pattern) => pattern.test(moduleId))
  return rank === -1 ? longest.length : rank
}

export class FuzzFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, two) => rankOf(one) - rankOf(two))
  }
}
