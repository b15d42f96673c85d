/** The moment that the stories' market lives in: its demo data were written then, and its clock goes on from there. */
export const storyMoment = new Date('2026-11-20T09:12:00+07:00')

/** Gives this realm (a page's or a worker's) another clock. Returns what sets it right again. */
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
 * Sets this realm's clock back to the moment, from where it runs on. The database reads the time from its worker's clock
 * too. Returns what sets it right again.
 */
export function liveAt(moment: Date): () => void {
  const RealDate = Date
  const ahead = moment.getTime() - RealDate.now()
  return setClock(RealDate, () => RealDate.now() + ahead)
}

/** Stops this realm's clock at the moment. Returns what sets it right again. */
export const standAt = (moment: Date): (() => void) => setClock(Date, () => moment.getTime())
