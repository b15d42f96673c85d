import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'

const root = new URL('../../..', import.meta.url).pathname
/** As `npm start` gives them. */
const flags = ['--conditions=@chonoi/source', '--max-semi-space-size=8']
/** Of Linux's clock in /proc/<pid>/stat. */
const ticksPerSecond = 100

export interface Started {
  url: string
  pid: number
  stop(): Promise<void>
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Starts one of our programs on a free port and waits for its ready message. */
export async function startProgram(
  script: string,
  environment: Record<string, string>,
  ready: RegExp,
): Promise<Started> {
  const port = await freePort()
  const child = spawn(process.execPath, [...flags, script], {
    cwd: root,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => ready.test(chunk.toString()) && resolve())
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
  })
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stop(child) }
}

async function stop(child: ChildProcess) {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await ended
}

/** Returns the processor seconds used by a process (Linux). */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Resident memory in MB (Linux). */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
