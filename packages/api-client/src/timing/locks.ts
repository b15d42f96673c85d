/** Lets one run of a named piece of work happen at a time; others queue. */
export interface Locks {
  hold<Result>(name: string, work: () => Promise<Result>): Promise<Result>
}

/** Locks among the parts of this tab only. Serves where the browser has no shared ones. */
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

/** Locks among all tabs of the site where the browser has them (it needs a secure page), else among this tab's parts. */
export function browserLocks(manager: LockManager | undefined = navigator.locks): Locks {
  if (!manager) return tabLocks()
  return { hold: (name, work) => manager.request(`chonoi.${name}`, work) }
}
