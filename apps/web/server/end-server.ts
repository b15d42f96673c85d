import type { Server as HttpServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const longestDrain = 8_000
/** How long connections that a proxy goes on using are kept: what came last on them has the rest of the time to end. */
const longestKept = 6_000
/** A proxy that finds the port closed sends nothing more, also on the connections that it kept: it was quiet so long. */
const proxyNotices = 1_000
const betweenLooks = 50
/** A turn of the loop, in milliseconds, in which nothing was done that kept a connection waiting: an empty one takes 0.02. */
const quietTurn = 0.1
const longestWait = 1_000

export interface Ending {
  /** How long it is served on after the health has turned to 503, for a balancer that asks for it, in milliseconds. */
  delay: number
  /** A proxy in front keeps connections and may be sending on one at the moment it would be closed. */
  isBehindProxy: boolean
}

/** No new connections; the requests under way may finish, but not for ever; each answer ends its connection. */
export async function endServer(server: HttpServer, { delay, isBehindProxy }: Ending): Promise<void> {
  await pause(delay)
  await letInWhoWaits(server)
  const end = new AbortController()
  void closePort(server).then(() => end.abort())
  let lastRequest = performance.now()
  // Not before: who has lost a connection makes a new one, and of these none is wanted when the port closes.
  server.prependListener('request', (_request, response) => {
    lastRequest = performance.now()
    response.setHeader('connection', 'close')
  })
  const began = performance.now()
  while (!end.signal.aborted) {
    const now = performance.now()
    const isStillUsed = isBehindProxy && now - lastRequest < proxyNotices && now - began < longestKept
    if (!isStillUsed) server.closeIdleConnections()
    if (now - began > longestDrain) server.closeAllConnections()
    await pause(betweenLooks)
    await letInWhoWaits(server)
  }
}

/**
 * The system has already accepted connections for us, and calls on kept ones that nobody has read yet: they would be cut off
 * with the port or as idle, so both close right after a turn that was short and found nobody: a turn accepts no more than
 * one. A loop that never comes to rest isn't waited for.
 */
async function letInWhoWaits(server: HttpServer): Promise<void> {
  const mostLate = performance.now() + longestWait
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
    // After a turn that was itself too long there is one more: what arrived in it was not read yet.
  } while (!isQuiet && began < mostLate)
  server.off('connection', count)
}

/** Closes the port only: an HTTP server's own `close` also ends the connections that have no request under way. */
function closePort(server: HttpServer): Promise<void> {
  return new Promise((closed) => NetServer.prototype.close.call(server, () => closed()))
}
