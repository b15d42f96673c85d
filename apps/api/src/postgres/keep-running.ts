import { setTimeout as pause } from 'node:timers/promises'
import type { Hold } from './hold-cluster.ts'
import { type Postmaster, stopPostmaster } from './postmaster.ts'

/** A server with this process's hold on it. */
export interface HeldServer {
  postmaster: Postmaster
  hold: Hold
}

export interface KeptServer {
  stop(): Promise<void>
}

const betweenTries = 500

/**
 * Starts the server again each time it is gone, until it is stopped: the site answers 503 meanwhile and goes on by itself.
 * The hold tells that it is gone, because its connection ends with the server. `again` starts it at the same address.
 */
export function keepRunning(
  held: HeldServer,
  again: () => Promise<HeldServer>,
  tell: (what: string) => void,
): KeptServer {
  let current = held
  const end = new AbortController()
  const watch = async () => {
    for (;;) {
      await current.hold.lost
      if (end.signal.aborted) return
      tell('The embedded PostgreSQL is gone and is started again.')
      const next = await untilStarted()
      if (!next) return
      current = next
      if (end.signal.aborted) return
      tell('The embedded PostgreSQL is there again.')
    }
  }
  const untilStarted = async (): Promise<HeldServer | undefined> => {
    while (!end.signal.aborted) {
      try {
        return await again()
      } catch (error) {
        tell(`The embedded PostgreSQL did not start: ${(error as Error).message}`)
        await pause(betweenTries)
      }
    }
    return undefined
  }
  const watching = watch()
  return {
    async stop() {
      end.abort()
      await current.hold.release()
      await watching
      await current.hold.release()
      await stopPostmaster(current.postmaster.pid)
    },
  }
}
