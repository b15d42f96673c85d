import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const main = join(import.meta.dirname, '..', 'main.ts')

export interface Ended {
  /** Null when a signal ended it. */
  code: number | null
  complaint: string
}

/** The site as run by `npm start`, in a separate process. */
export class SiteProcess {
  readonly origin: string
  readonly ended: Promise<Ended>
  readonly #child: ChildProcess
  /** Its standard output so far. */
  output = ''

  /** `largestFile`: the limit on the size of a file it writes, in blocks of 512 bytes, which simulates a full disk. */
  constructor(
    environment: Record<string, string>,
    { largestFile = 'unlimited' }: { largestFile?: number | string } = {},
  ) {
    this.origin = `http://127.0.0.1:${environment.PORT}`
    const { DATABASE_URL: _url, DATABASE_APP_URL: _appUrl, ...own } = process.env
    const limited = `ulimit -f ${largestFile}; exec "$0" "$@"`
    this.#child = spawn('sh', ['-c', limited, process.execPath, '--conditions=@chonoi/source', main], {
      env: { ...own, NODE_ENV: 'production', DEMO: 'off', LOG_LEVEL: 'silent', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    this.ended = endOf(this.#child)
  }

  /** Resolves once it is ready; rejects with its error output when it exits earlier. */
  ready(): Promise<void> {
    return new Promise((ready, fail) => {
      this.#child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('is ready at') && ready())
      void this.ended.then(({ code, complaint }) => fail(new Error(`The site ended with ${code}: ${complaint}`)))
    })
  }

  /** The id of the process itself: the shell that sets the limit execs it. */
  get pid(): number {
    return this.#child.pid ?? 0
  }

  async signal(signal: NodeJS.Signals): Promise<Ended> {
    this.#child.kill(signal)
    return this.ended
  }

  /** The database state reported by the site. */
  async health(): Promise<unknown> {
    return (await fetch(`${this.origin}/api/v1/health`)).json()
  }
}

async function endOf(child: ChildProcess): Promise<Ended> {
  const [complaint, code] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    new Promise<number | null>((ended) => child.once('exit', ended)),
  ])
  return { code, complaint }
}

export const freePort = () =>
  new Promise<string>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(String(port)))
    })
  })
