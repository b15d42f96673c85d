import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** PostgreSQL's record of the server on a data folder. All undefined while there is none or it is starting. */
export function notedPostmaster(cluster: string): { pid?: number; port?: number } {
  const [pid, , , port] = readLines(join(cluster, 'postmaster.pid'))
  return { ...(pid && { pid: Number(pid) }), ...(port && { port: Number(port) }) }
}

/** Kills it and all its children at once. A backend would otherwise finish its statement and answer. */
export function killPostgres(postmaster: number): void {
  // Stops the parent first, so that it neither starts nor reaps children while they are listed.
  process.kill(postmaster, 'SIGSTOP')
  for (const pid of [...childrenOf(postmaster), postmaster]) process.kill(pid, 'SIGKILL')
}

/** Finds children by their parent, since each has its own session. */
function childrenOf(parent: number): number[] {
  if (process.platform !== 'linux')
    return execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid && parentOf(pid) === parent)
}

function parentOf(pid: number): number {
  const line = readLines(`/proc/${pid}/status`).find((one) => one.startsWith('PPid:'))
  return Number(line?.slice('PPid:'.length))
}

/** Empty when the file doesn't exist. */
function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}
