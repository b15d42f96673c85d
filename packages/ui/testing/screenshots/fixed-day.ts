/** The day on which all stories are looked at: calendars mark it, ages are reckoned from it. */
const opened = Date.parse('2026-03-14T09:00:00+07:00')

const realNow = Date.now.bind(Date)
const shift = opened - realNow()
/** Time goes on from there, so that what counts seconds still counts them. */
const now = () => realNow() + shift

/** Once per page: files share it. */
if (!('isFixedDay' in globalThis)) {
  Object.defineProperty(globalThis, 'isFixedDay', { value: true })
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: unknown[]) => Reflect.construct(target, given.length > 0 ? given : [now()]) as Date,
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
