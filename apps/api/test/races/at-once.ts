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

/** The same calls dealt out to a few places, each of which makes its own one after the other: they last longer so. */
export const inPlaces = <Answer>(places: number, calls: readonly (() => Promise<Answer>)[]) =>
  times(places, (place) => async () => {
    const answers: Answer[] = []
    for (const [index, call] of calls.entries()) if (index % places === place) answers.push(await call())
    return answers
  })

export const times = <One>(count: number, make: (index: number) => One): One[] =>
  Array.from({ length: count }, (_, index) => make(index))
