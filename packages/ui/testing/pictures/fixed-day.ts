/** The day on which all stories are looked at: calendars mark it, ages are reckoned from it. */
const opened = Date.parse('2026-03-14T09:00:00+07:00')

const shift = opened - Date.now()

/** Time goes on from there, so that what counts seconds still counts them. */
class StoryDate extends Date {
  constructor(...given: ConstructorParameters<typeof Date> | []) {
    super(...((given.length === 0 ? [StoryDate.now()] : given) as ConstructorParameters<typeof Date>))
  }

  static override now(): number {
    return originalNow() + shift
  }
}

const originalNow = Date.now.bind(Date)

/** Once per page: files share it. */
if (!('isStoryDate' in Date)) globalThis.Date = Object.assign(StoryDate, { isStoryDate: true }) as DateConstructor
