import { access, constants, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether this user can write the data folder, and which key files in it others can read. */
export async function readDataFolder(folder: string): Promise<{ isWritable: boolean; openKeys: readonly string[] }> {
  const isWritable = await access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.key'))
  const openKeys: string[] = []
  for (const name of names) if (((await stat(join(folder, name))).mode & 0o077) !== 0) openKeys.push(name)
  return { isWritable, openKeys }
}
