import { setTimeout } from 'node:timers/promises'

/** Timeout for a second call on a busy machine. Afterwards a single one continues alone. */
const maxMilliseconds = 300

/** Releases callers in pairs, so that both have read before either writes. */
export function meetInPairs(): () => Promise<void> {
  let waiting: (() => void) | undefined
  return async () => {
    if (waiting) {
      waiting()
      waiting = undefined
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting = resolve
    await Promise.race([promise, setTimeout(maxMilliseconds)])
    if (waiting === resolve) waiting = undefined
  }
}
