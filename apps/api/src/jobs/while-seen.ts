import type { JobTools } from './job.ts'

/** How often a process says that it is still at work: well within the time after which others take its work over. */
const seenEveryMs = 60_000

/** Says again and again, while something is done, that somebody is at it: a slow store keeps no other sign of life. */
export async function whileSeen<Answer>(
  { ports }: JobTools,
  say: () => Promise<unknown>,
  work: () => Promise<Answer>,
  everyMs = seenEveryMs,
): Promise<Answer> {
  const timer = setInterval(() => {
    say().catch((err: unknown) => ports.log.error({ err }, 'a sign of life was not written'))
  }, everyMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
