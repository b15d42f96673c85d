import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RunAs } from './run-as.ts'

/**
 * A folder that the database's user can reach when the checkout is below a folder it can't enter (a 0700 home). Its name
 * in /var/tmp can be guessed, so one that somebody else made is refused.
 */
export function privateFolder(purpose: string, key: string, who: RunAs): string {
  const folder = join('/var/tmp', `chonoi-${purpose}-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const owners = [process.getuid?.() ?? found.uid, who.uid ?? found.uid]
  if (!found.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o022) !== 0) {
    throw new Error(`${folder} belongs to somebody else: remove it or set DATA_DIR.`)
  }
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  return folder
}
