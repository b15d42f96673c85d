/** The moment that the stories' market lives in: its demo data were written then, and its clock goes on from there. */
export const storyMoment = new Date('2026-11-20T09:12:00+07:00')

/**
 * Sets this realm's clock (a page's or a worker's) back to the moment, from where it runs on. The database reads the time
 * from its worker's clock too. Returns what sets it right again.
 */
export function liveAt(moment: Date): () => void {
  const RealDate = Date
  const ahead = moment.getTime() - RealDate.now()
  const now = () => RealDate.now() + ahead
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [], as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
