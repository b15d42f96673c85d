import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { root } from './published-packages.ts'

export interface Running {
  origin: string
  stop: () => Promise<void>
}

/** Starts a process and waits until it is ready. Stops it with its shutdown signal. */
export async function start(file: string, cwd: string, environment: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const { DATABASE_URL: _url, DATABASE_APP_URL: _appUrl, ...own } = process.env
  const child = spawn(process.execPath, ['--conditions=@chonoi/source', file], {
    cwd,
    env: { ...own, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('is ready at') && ready())
    child.once('exit', (code) => fail(new Error(`${file} ended with ${code}.`)))
  })
  return { origin: `http://localhost:${port}`, stop: () => stop(child) }
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  const ended = new Promise<void>((done) => void child.once('exit', () => done()))
  child.kill('SIGTERM')
  return ended
}

/** Starts the marketplace on a separate database, with its demo data unless the environment says otherwise. */
export const startMarketplace = (data: string, environment: Record<string, string> = {}) =>
  start(join(root, 'apps/web/server/main.ts'), root, {
    ...environment,
    DATA_DIR: data,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  })
