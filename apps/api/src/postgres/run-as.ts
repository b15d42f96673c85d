import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'

/** The operating-system user that PostgreSQL runs as; it refuses root. */
export interface RunAs {
  uid?: number
  gid?: number
  name: string
}

/** The current user, or, for root, the first of `postgres` and `nobody` that this machine has. */
export function findRunAs(): RunAs {
  if (process.getuid?.() !== 0) return { name: userInfo().username }
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
    try {
      return { uid: id('-u'), gid: id('-g'), name }
    } catch {
      continue
    }
  }
  throw new Error(
    'PostgreSQL does not run as root and this machine has no user "postgres" or "nobody": start as another user or set DATABASE_URL.',
  )
}

/** Spawn options that drop to that user; nothing to drop when we are not root. */
export const identity = (who: RunAs) => (who.uid === undefined ? {} : { uid: who.uid, gid: who.gid })

/** Whether that user can do what `command` does, e.g. reach a folder. */
export function can(who: RunAs, command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { ...identity(who), stdio: 'ignore', cwd: '/' })
    return true
  } catch {
    return false
  }
}
