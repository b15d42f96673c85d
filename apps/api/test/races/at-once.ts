/** Starts all calls at the same moment, once every one is ready. */
export async function atOnce<Answer>(calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const start = Promise.withResolvers<void>()
  const answers = calls.map(async (call) => {
    await start.promise
    return call()
  })
  start.resolve()
  return Promise.all(answers)
}

/** Distributes the calls over a few workers, each of which runs its own sequentially, so that they take longer. */
export const inPlaces = <Answer>(places: number, calls: readonly (() => Promise<Answer>)[]) =>
  times(places, (place) => async () => {
    const answers: Answer[] = []
    for (const [index, call] of calls.entries()) if (index % places === place) answers.push(await call())
    return answers
  })

export const times = <One>(count: number, make: (index: number) => One): One[] =>
  Array.from({ length: count }, (_, index) => make(index))
