/** Makes all the calls in the same moment, none before every one of them is ready. */
export async function atOnce<Answer>(calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const start = Promise.withResolvers<void>()
  const answers = calls.map(async (call) => {
    await start.promise
    return call()
  })
  start.resolve()
  return Promise.all(answers)
}

export const times = <One>(count: number, make: (index: number) => One): One[] =>
  Array.from({ length: count }, (_, index) => make(index))
