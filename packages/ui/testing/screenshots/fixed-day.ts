/** The fixed current time of all stories. */
const opened = Date.parse('2026-03-14T09:00:00+07:00')

const realNow = Date.now.bind(Date)
const shift = opened - realNow()
/** Time advances from there, so that countdowns work. */
const now = () => realNow() + shift

/** Runs once per page, which files share. */
if (!('isFixedDay' in globalThis)) {
  Object.defineProperty(globalThis, 'isFixedDay', { value: true })
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: unknown[]) => Reflect.construct(target, given.length > 0 ? given : [now()]) as Date,
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
