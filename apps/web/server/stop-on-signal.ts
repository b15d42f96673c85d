import type { ServerType } from '@hono/node-server'

const longestStop = 10_000
const longestDrain = 3_000

/** On Ctrl-C or SIGTERM: no new connections, the running requests end, then the database; a hard end after 10 s. */
export function stopOnSignal(server: ServerType, close: () => Promise<void>): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), longestStop).unref()
    const drained = new Promise<void>((done) => server.close(() => done()))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), longestDrain).unref()
    await drained
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}
