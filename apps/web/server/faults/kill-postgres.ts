import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What PostgreSQL notes of the server on a data folder; all undefined while there is none, or it is only beginning. */
export function notedPostmaster(cluster: string): { pid?: number; port?: number } {
  const [pid, , , port] = readLines(join(cluster, 'postmaster.pid'))
  return { ...(pid && { pid: Number(pid) }), ...(port && { port: Number(port) }) }
}

/** Ends it and all that it started in one moment. Who serves a connection would otherwise end its work and answer. */
export function killPostgres(postmaster: number): void {
  // It holds still first, so that it starts nobody, and takes note of nobody's end, while they are named.
  process.kill(postmaster, 'SIGSTOP')
  for (const pid of [...childrenOf(postmaster), postmaster]) process.kill(pid, 'SIGKILL')
}

/** By their parent: each has a session of its own. */
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

/** None where the file is gone. */
function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}
