import type { Server as HttpServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const maxDrain = 8_000
/**
 * How long connections that a proxy keeps using stay open. The last calls on them get the rest of the shutdown time.
 */
const maxKept = 6_000
/** Quiet period after which a proxy that found the port closed sends nothing more on its keep-alive connections. */
const proxyNotices = 1_000
const betweenLooks = 50
/** Maximum duration in milliseconds of an event loop turn without pending connections. An empty turn takes 0.02. */
const quietTurn = 0.1
const maxWait = 1_000

export interface Ending {
  /** How long calls are served after the health check turns to 503, for load balancers, in milliseconds. */
  delay: number
  /** A reverse proxy keeps connections open and may be sending on one while it is closed. */
  isBehindProxy: boolean
}

/**
 * Stops accepting connections. Requests in progress may finish within a time limit; each answer closes its connection.
 */
export async function endServer(server: HttpServer, { delay, isBehindProxy }: Ending): Promise<void> {
  await pause(delay)
  await letInWhoWaits(server)
  const end = new AbortController()
  void closePort(server).then(() => end.abort())
  let lastRequest = performance.now()
  // Not earlier: a client that lost a connection opens a new one, and none should arrive when the port closes.
  server.prependListener('request', (_request, response) => {
    lastRequest = performance.now()
    response.setHeader('connection', 'close')
  })
  const began = performance.now()
  while (!end.signal.aborted) {
    const now = performance.now()
    const isStillUsed = isBehindProxy && now - lastRequest < proxyNotices && now - began < maxKept
    if (!isStillUsed) server.closeIdleConnections()
    if (now - began > maxDrain) server.closeAllConnections()
    await pause(betweenLooks)
    await letInWhoWaits(server)
  }
}

/**
 * The kernel has accepted connections, and received calls on open ones, that this process hasn't read yet. Closing the
 * port or idle connections would cut them off, so both happen right after a short turn that found none (a turn accepts
 * at most one connection). Doesn't wait for an event loop that never gets idle.
 */
async function letInWhoWaits(server: HttpServer): Promise<void> {
  const maxLate = performance.now() + maxWait
  let letIn = 0
  const count = () => void letIn++
  server.on('connection', count)
  let isQuiet: boolean
  let began: number
  do {
    began = performance.now()
    const before = letIn
    await nextTurn()
    isQuiet = letIn === before && performance.now() - began < quietTurn
    // A turn that was too long is followed by one more, because data that arrived during it hasn't been read yet.
  } while (!isQuiet && began < maxLate)
  server.off('connection', count)
}

/** Closes only the port: the HTTP server's `close` would also end idle connections. */
function closePort(server: HttpServer): Promise<void> {
  return new Promise((closed) => NetServer.prototype.close.call(server, () => closed()))
}
