import type { Language } from '../languages.ts'
import { formatDate, formatTime, type Instant, isoDay } from './dates.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const words = {
  vi: {
    day: (count: number) => `${count} ngày`,
    hour: (count: number) => `${count} giờ`,
    minute: (count: number) => `${count} phút`,
    moment: 'chưa đầy 1 phút',
    today: (time: string) => `${time} hôm nay`,
    tomorrow: (time: string) => `${time} ngày mai`,
    on: (time: string, date: string) => `${time} ngày ${date}`,
    left: (time: string) => `còn ${time}`,
  },
  en: {
    day: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    hour: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    minute: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    moment: 'less than a minute',
    today: (time: string) => `${time} today`,
    tomorrow: (time: string) => `${time} tomorrow`,
    on: (time: string, date: string) => `${time} on ${date}`,
    left: (time: string) => `${time} left`,
  },
} as const satisfies Record<Language, unknown>

/** How long it is until a moment, in the largest whole unit: 23 hours, 5 minutes, less than a minute. */
export function formatTimeLeft(until: Instant, now: Instant, language: Language): string {
  const left = new Date(until).getTime() - new Date(now).getTime()
  const said = words[language]
  if (left >= 2 * day) return said.day(Math.floor(left / day))
  if (left >= hour) return said.hour(Math.floor(left / hour))
  return left >= minute ? said.minute(Math.floor(left / minute)) : said.moment
}

/**
 * A moment until which something must happen, with its day in words, so that tomorrow's time isn't read as one that has
 * passed: "11:36 tomorrow (23 hours left)".
 */
export function formatDeadline(until: Instant, now: Instant, language: Language): string {
  const said = words[language]
  const time = formatTime(until)
  const dayAfter = isoDay(new Date(now).getTime() + day)
  const dayOfEnd = isoDay(until)
  const when =
    dayOfEnd === isoDay(now)
      ? said.today(time)
      : dayOfEnd === dayAfter
        ? said.tomorrow(time)
        : said.on(time, formatDate(until))
  const isOver = new Date(until).getTime() <= new Date(now).getTime()
  return isOver ? when : `${when} (${said.left(formatTimeLeft(until, now, language))})`
}
