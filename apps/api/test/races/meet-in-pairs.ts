import { setTimeout } from 'node:timers/promises'

/** Long enough for a second call to arrive on a busy machine; an odd one goes on alone after it. */
const maxMilliseconds = 300

/** Lets callers go on two at a time, so that both have read before either writes. */
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
