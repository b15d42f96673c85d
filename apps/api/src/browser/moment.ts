/** The time at which the stories' demo data was seeded, and from which their clock runs. */
export const storyMoment = new Date('2026-11-20T09:12:00+07:00')

/** Replaces the clock of this realm (a page or a worker). Returns a function that restores it. */
function setClock(RealDate: DateConstructor, now: () => number): () => void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [], as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}

/**
 * Sets the clock of this realm back to the moment and lets it run. The database reads its worker's clock too. Returns a
 * function that restores it.
 */
export function liveAt(moment: Date): () => void {
  const RealDate = Date
  const ahead = moment.getTime() - RealDate.now()
  return setClock(RealDate, () => RealDate.now() + ahead)
}

/** Stops the clock of this realm at the moment. Returns a function that restores it. */
export const standAt = (moment: Date): (() => void) => setClock(Date, () => moment.getTime())
