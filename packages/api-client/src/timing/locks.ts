/** Lets one run of a named piece of work happen at a time; others queue. */
export interface Locks {
  hold<Result>(name: string, work: () => Promise<Result>): Promise<Result>
}

/** Locks within this tab only, for browsers without shared ones. */
export function tabLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>()
  return {
    hold(name, work) {
      const turn = (tails.get(name) ?? Promise.resolve()).then(work, work)
      tails.set(name, turn)
      return turn
    },
  }
}

/**
 * Locks across all tabs of the site where the browser supports it (it needs a secure context), else within this tab.
 */
export function browserLocks(manager: LockManager | undefined = navigator.locks): Locks {
  if (!manager) return tabLocks()
  return { hold: (name, work) => manager.request(`chonoi.${name}`, work) }
}
