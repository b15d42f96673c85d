import { chownSync, mkdirSync } from 'node:fs'
import { privateFolder } from './private-folder.ts'
import { can, type RunAs } from './run-as.ts'

/** The folder itself, or one elsewhere when the database's user can't enter it. */
export function reachableFolder(folder: string, who: RunAs): string {
  try {
    mkdirSync(folder, { recursive: true })
    if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  } catch (error) {
    throw new Error(`The folder ${folder} can't be written (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR.`, {
      cause: error,
    })
  }
  return can(who, 'test', ['-w', folder]) ? folder : privateFolder('data', folder, who)
}
